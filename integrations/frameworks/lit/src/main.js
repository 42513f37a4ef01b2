import 'fen-board';
import {html, LitElement} from 'lit';
import {backRank, ladder, start} from '../../react/src/positions.js';

class ControlledApp extends LitElement {
  static properties = {puzzles: {state: true}, solves: {state: true}, fen: {}, isEdited: {}, isLabelled: {}};

  // Not as fields: they would hide the accessors that lit makes.
  constructor() {
    super();
    this.puzzles = {puzzle: ladder, late: ladder};
    this.solves = {puzzle: [], late: []};
    this.fen = start;
    this.isEdited = false;
    this.isLabelled = false;
  }

  /** The tests look for the boards in the page itself. */
  createRenderRoot() {
    return this;
  }

  render() {
    return html`${this.#puzzle('puzzle', 0)}${this.#puzzle('late', 300)}
      <fen-board
        id="board"
        animation="none"
        .fen=${this.fen}
        .mode=${this.isEdited ? 'edit' : undefined}
        .theme=${this.isLabelled ? 'green' : undefined}
        .label=${this.isLabelled ? 'A position' : undefined}
        @change=${({detail}) => (this.fen = detail.fen)}
      ></fen-board>
      <output id="board-fen">${this.fen}</output>
      <button id="edit" @click=${() => (this.isEdited = !this.isEdited)}>Edit</button>
      <button id="label" @click=${() => (this.isLabelled = !this.isLabelled)}>Label</button>`;
  }

  /** A puzzle whose state is written back after so many milliseconds, one as the property and one as the attribute. */
  #puzzle(id, delay) {
    const {fen, solution} = this.puzzles[id];
    const set = (puzzle) => (this.puzzles = {...this.puzzles, [id]: puzzle});
    const changed = ({detail}) => {
      const write = () => set({...this.puzzles[id], fen: detail.fen});
      if (delay) setTimeout(write, delay);
      else write();
    };
    const solved = ({detail}) =>
      (this.solves = {...this.solves, [id]: [...this.solves[id], detail.mistakes]});
    const board = delay
      ? html`<fen-board
          id=${id}
          mode="solve"
          animation="none"
          fen=${fen}
          solution=${solution}
          @change=${changed}
          @solved=${solved}
        ></fen-board>`
      : html`<fen-board
          id=${id}
          mode="solve"
          animation="none"
          .fen=${fen}
          .solution=${solution}
          @change=${changed}
          @solved=${solved}
        ></fen-board>`;
    return html`${board}
      <output id="${id}-fen">${fen}</output>
      <output id="${id}-solves">${this.solves[id].join()}</output>
      <button id="${id}-next" @click=${() => set(backRank)}>Next</button>`;
  }
}
customElements.define('controlled-app', ControlledApp);
document.querySelector('#app').append(document.createElement('controlled-app'));
