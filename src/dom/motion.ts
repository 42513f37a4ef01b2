/** Whether the reader prefers less motion; false on a server. */
export const prefersLessMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether pieces may glide: neither the author nor the reader has turned motion off. */
export const isAnimated = ({animation}: {readonly animation: 'auto' | 'none'}): boolean =>
  animation !== 'none' && !prefersLessMotion();
