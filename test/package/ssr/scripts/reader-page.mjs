// An element of an application that shows a board, on the server and in the page.
import {html, LitElement} from 'lit';
import 'fen-board';

export class ReaderPage extends LitElement {
  static properties = {fen: {}};

  render() {
    return html`<p>A position</p>
      <fen-board .fen="${this.fen}" orientation="black"></fen-board>`;
  }
}
