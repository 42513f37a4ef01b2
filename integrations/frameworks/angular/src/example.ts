import {Component, CUSTOM_ELEMENTS_SCHEMA, signal} from '@angular/core';
import 'fen-board';

@Component({
  selector: 'app-example',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <fen-board mode="play" [fen]="fen()" (change)="fen.set($event.detail.fen)"></fen-board>
    <p>{{ fen() }}</p>
    <fen-game pgn="1. e4 e5 2. Nf3 *" at="end"></fen-game>
  `,
})
export class Example {
  readonly fen = signal('start');
}
