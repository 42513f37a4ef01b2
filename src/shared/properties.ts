import type {PropertyDeclarations, ReactiveElement} from 'lit';
import {readerPart} from '../parts/loader.js';
import {attributeName, attributes, toKeyword, type Attribute, type Tag} from '../attributes.js';

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
  for (const [key, attribute] of Object.entries<Attribute>(attributes)) {
    const {on, read, isBoolean, reflect = false, property = key} = attribute;
    if (on !== tag && on !== 'both') continue;
    declarations[property] = {
      attribute: attributeName(property),
      noAccessor: true,
      reflect,
      ...(isBoolean && {type: Boolean}),
      ...extraDeclarations[property],
    };
    const value = Symbol();
    const initial = read(null);
    const accessor: PropertyDescriptor = Object.getOwnPropertyDescriptor(prototype, property) ?? {
      configurable: true,
      get(this: {readonly [value]: unknown}) {
        return this[value] ?? initial;
      },
      set(this: {[value]: unknown}, newValue: unknown) {
        this[value] = newValue;
      },
    };
    Object.defineProperty(prototype, property, {
      ...accessor,
      set(this: ReactiveElement & {readonly [property: string]: unknown}, newValue: unknown) {
        const before = this[property];
        const converted = read(newValue);
        accessor.set?.call(this, converted);
        // A value that counts as the default without being it is perhaps mistyped.
        if (newValue && converted === initial && toKeyword(newValue) !== initial)
          void readerPart.tryLoad().then((part) => part?.warnOfValue(this, property, newValue));
        this.requestUpdate(property, before);
      },
    });
  }
  return declarations;
}
