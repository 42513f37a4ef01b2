import type {Direction} from './navigation.js';

const commands: {readonly [key: string]: Direction | 'flip' | undefined} = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'variation-before',
  ArrowDown: 'variation-after',
  Home: 'first',
  End: 'last',
  f: 'flip',
  F: 'flip',
};

/**
 * What a key does in a game; undefined for keys with other meanings: those with Alt, Ctrl or Cmd, those that something
 * inside has used already, and all keys in a field or menu.
 */
export function commandOf(event: KeyboardEvent): Direction | 'flip' | undefined {
  const {key, target, defaultPrevented, altKey, ctrlKey, metaKey} = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey) return undefined;
  if (target instanceof Element && target.matches('select,input,textarea')) return undefined;
  return commands[key];
}
