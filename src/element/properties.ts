import type {PropertyDeclarations, ReactiveElement} from 'lit';
import {attributeName, attributes, type Attribute, type Tag} from '../attributes.js';

/**
 * Defines the properties of an element on its prototype, and returns their declarations for lit. Setters convert any
 * value as an attribute's, so none throws, and pass it on to the prototype's own accessor, if it has one.
 */
export function defineProperties(
  prototype: object,
  tag: Tag,
  more: PropertyDeclarations = {},
): PropertyDeclarations {
  const declarations: {[property: string]: PropertyDeclarations[string]} = {};
  for (const [property, {on, read, isBoolean, reflect = false}] of Object.entries<Attribute>(attributes)) {
    if (on !== tag && on !== 'both') continue;
    declarations[property] = {
      attribute: attributeName(property),
      noAccessor: true,
      reflect,
      ...(isBoolean && {type: Boolean}),
      ...more[property],
    };
    const key = Symbol();
    const initial = read(null);
    const stored: PropertyDescriptor = Object.getOwnPropertyDescriptor(prototype, property) ?? {
      configurable: true,
      get(this: {readonly [key]: unknown}) {
        return this[key] ?? initial;
      },
      set(this: {[key]: unknown}, value: unknown) {
        this[key] = value;
      },
    };
    Object.defineProperty(prototype, property, {
      ...stored,
      set(this: ReactiveElement & {readonly [property: string]: unknown}, value: unknown) {
        const before = this[property];
        stored.set?.call(this, read(value));
        this.requestUpdate(property, before);
      },
    });
  }
  return declarations;
}
