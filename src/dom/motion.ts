/** Whether the reader prefers less motion. A server knows no reader. */
export const prefersLessMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether pieces may glide: not where the author or the reader has turned motion off. */
export const isAnimated = ({animation}: {readonly animation: 'auto' | 'none'}): boolean =>
  animation !== 'none' && !prefersLessMotion();
