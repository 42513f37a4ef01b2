/**
 * The attributes that an address may set on both tags. All others, such as `src`, `style` and `onclick`, are ignored.
 */
const look = ['orientation', 'coordinates', 'pieces', 'theme', 'animation'];
const switches = ['turn-marker', 'controls'];
const board = {
  values: [...look, 'fen', 'mode', 'notation', 'marks', 'label', 'solution', 'solver'],
  switches: [...switches, 'drawable'],
};
const game = {
  values: [...look, 'pgn', 'game', 'at', 'moves', 'letters'],
  switches: [...switches, 'diagrams'],
};

/** `turn-marker`, `turn-marker=` and `turn-marker=true` switch on what is off without the parameter. */
const isOn = (value: string | null) => value !== null && !/^(?:false|0|no|off)$/i.test(value);

/**
 * The tag for the parameters of an address: a `<fen-game>` where there is a `pgn`, else a `<fen-board>`. Values are
 * only ever set as attributes, never read as HTML, so what they contain is shown or ignored, but never run.
 *
 * @param parameters - Named like the attributes. Of a name that comes twice, the first value counts.
 */
export function boardFromAddress(parameters: URLSearchParams): HTMLElement {
  const isGame = parameters.has('pgn');
  const tag = document.createElement(isGame ? 'fen-game' : 'fen-board');
  const allowed = isGame ? game : board;
  for (const name of allowed.values) {
    const value = parameters.get(name);
    if (value !== null) tag.setAttribute(name, value);
  }
  for (const name of allowed.switches) if (isOn(parameters.get(name))) tag.setAttribute(name, '');
  return tag;
}
