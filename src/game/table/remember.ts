/** Makes a function that computes its value anew only with other arguments than the last time. */
export function remember<Args extends readonly unknown[], Value>(
  compute: (...args: Args) => Value,
): (...args: Args) => Value {
  let last: {readonly args: Args; readonly value: Value} | undefined;
  return (...args) => {
    if (!last || last.args.some((arg, i) => arg !== args[i])) last = {args, value: compute(...args)};
    return last.value;
  };
}
