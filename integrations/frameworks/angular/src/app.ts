import {Component, CUSTOM_ELEMENTS_SCHEMA, signal} from '@angular/core';
import type {FenBoard, FenBoardEventMap} from 'fen-board';
import {endgame, start} from './positions.js';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <fen-board
      #game
      id="game"
      mode="play"
      animation="none"
      turn-marker
      [label]="'Game, looked at ' + count() + ' times'"
      [fen]="fen()"
      (change)="changed($event)"
    ></fen-board>
    <output id="fen">{{ fen() }}</output>
    <output id="san">{{ san() }}</output>
    <output id="target">{{ target() }}</output>
    <output id="changes">{{ changes() }}</output>
    <output id="count">{{ count() }}</output>
    <button id="again" (click)="count.set(count() + 1)">Again</button>
    <button id="restart" (click)="fen.set(start)">Restart</button>
    <button id="flip" (click)="game.flip()">Flip</button>
    <form id="form">
      <!-- Brackets set properties; what a reset goes back to is the attribute. -->
      <fen-board
        id="answer"
        [attr.fen]="endgame"
        name="position"
        mode="play"
        animation="none"
        required
      ></fen-board>
      <button type="reset">Reset</button>
    </form>
    <fen-board id="diagram" [fen]="endgame" orientation="black" theme="blue">
      <p slot="caption">Castle?</p>
    </fen-board>
    <fen-board id="broken" fen="no position" (fenerror)="failed($event)"></fen-board>
  `,
})
export class App {
  readonly start = start;
  readonly endgame = endgame;
  readonly fen = signal(start);
  readonly san = signal('');
  readonly target = signal('');
  readonly changes = signal(0);
  readonly count = signal(0);

  changed(event: FenBoardEventMap['change']) {
    this.fen.set(event.detail.fen);
    this.san.set(event.detail.move?.san ?? '');
    this.target.set((event.target as FenBoard).fen ?? '');
    this.changes.update((before) => before + 1);
  }

  failed({target, detail}: FenBoardEventMap['fenerror']) {
    (target as FenBoard).title = detail.code;
  }
}
