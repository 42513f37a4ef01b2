const script = /^(v8\.|V8\.|AsyncTask Run$|FunctionCall$|EvaluateScript$|MinorGC$|MajorGC$)/;
const other = /^(UpdateLayoutTree|Layout|PrePaint|Paint|Commit|ParseHTML)$/;

/**
 * How long scripts ran, in milliseconds of processor time of the busiest main thread, without the style and layout that
 * they asked for.
 *
 * @param trace - A trace with the categories `blink`, `devtools.timeline` and `v8`, as bytes.
 */
export function scriptTime(trace) {
  const {traceEvents} = JSON.parse(Buffer.from(trace).toString());
  const thread = ({pid, tid}) => `${pid} ${tid}`;
  const times = new Map();
  for (const {name, args, ...event} of traceEvents) {
    if (name === 'thread_name' && args.name === 'CrRendererMain') times.set(thread(event), 0);
  }
  const spans = traceEvents
    .filter((event) => event.ph === 'X' && event.tdur !== undefined && times.has(thread(event)))
    .filter(({name}) => script.test(name) || other.test(name))
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const open = new Map();
  for (const span of spans) {
    const key = thread(span);
    const outer = open.get(key) ?? [];
    while (outer.length > 0 && outer.at(-1).ts + outer.at(-1).dur <= span.ts) outer.pop();
    const isScript = script.test(span.name);
    const within = outer.length > 0 && script.test(outer.at(-1).name);
    // An event inside another of its kind is counted already.
    if (isScript && !within) times.set(key, times.get(key) + span.tdur);
    if (!isScript && within) times.set(key, times.get(key) - span.tdur);
    open.set(key, [...outer, span]);
  }
  return Math.max(...times.values()) / 1000;
}
