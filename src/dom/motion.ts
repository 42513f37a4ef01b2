/** Whether pieces may glide: not where the author or the reader has turned motion off. */
export const isAnimated = ({animation}: {readonly animation: 'auto' | 'none'}): boolean =>
  animation !== 'none' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
