import type {PropertyDeclarations} from 'lit';
import {attributeName, attributes, type Attribute, type Tag} from '../attributes.js';

/**
 * Gives an element's prototype its properties. Each reads what a script sets as the attribute is read, so no setter
 * throws; accessors that the prototype has do the storing. Returns them as lit declares properties.
 */
export function defineProperties(prototype: object, tag: Tag): PropertyDeclarations {
  const declarations: {[property: string]: PropertyDeclarations[string]} = {};
  for (const [property, {on, read, isSwitch, reflect = false}] of Object.entries<Attribute>(attributes)) {
    if (on !== tag && on !== 'both') continue;
    declarations[property] = {
      attribute: attributeName(property),
      reflect,
      ...(isSwitch && {type: Boolean}),
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
      set(value: unknown) {
        stored.set?.call(this, read(value));
      },
    });
  }
  return declarations;
}
