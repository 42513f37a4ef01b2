import type {PropertyDeclarations, ReactiveElement} from 'lit';
import {readerPart} from '../parts/loader.js';
import {attributeName, attributes, type Attribute, type Tag} from '../attributes.js';

/**
 * Defines the properties of an element on its prototype, and returns their declarations for lit. Setters never throw. They
 * convert a value as an attribute's text is converted, and pass it to the setter of the class, if there is one.
 */
export function defineProperties(
  prototype: object,
  tag: Tag,
  extraDeclarations: PropertyDeclarations = {},
): PropertyDeclarations {
  const declarations: {[property: string]: PropertyDeclarations[string]} = {};
  for (const [property, {on, read, isBoolean, reflect = false}] of Object.entries<Attribute>(attributes)) {
    if (on !== tag && on !== 'both') continue;
    declarations[property] = {
      attribute: attributeName(property),
      noAccessor: true,
      reflect,
      ...(isBoolean && {type: Boolean}),
      ...extraDeclarations[property],
    };
    const key = Symbol();
    const initial = read(null);
    const accessor: PropertyDescriptor = Object.getOwnPropertyDescriptor(prototype, property) ?? {
      configurable: true,
      get(this: {readonly [key]: unknown}) {
        return this[key] ?? initial;
      },
      set(this: {[key]: unknown}, value: unknown) {
        this[key] = value;
      },
    };
    Object.defineProperty(prototype, property, {
      ...accessor,
      set(this: ReactiveElement & {readonly [property: string]: unknown}, value: unknown) {
        const before = this[property];
        const converted = read(value);
        accessor.set?.call(this, converted);
        // A value that counts as the default without being it is perhaps mistyped.
        if (value && value !== initial && converted === initial)
          void readerPart.tryLoad().then((part) => part?.warnOfValue(this, property, value));
        this.requestUpdate(property, before);
      },
    });
  }
  return declarations;
}
