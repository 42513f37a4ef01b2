/** Whether the reader prefers less motion. */
export const prefersLessMotion = (): boolean => matchMedia('(prefers-reduced-motion)').matches;

/** Whether pieces may glide: neither the author nor the reader has turned motion off. */
export const isAnimated = ({animation}: {readonly animation: 'auto' | 'none'}): boolean =>
  animation !== 'none' && !prefersLessMotion();
