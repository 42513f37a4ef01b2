import {hostKey} from '../../board/interaction/board-host.js';
import {BoardAnalysis, type AnalysisButton} from '../../board/thinking/board-analysis.js';
import type {Preview} from '../../board/thinking/analysis.js';
import {engineStrings, problemText} from '../../board/thinking/engine-texts.js';
import {problemOf, useEngine} from '../../board/thinking/open-engine.js';
import {claimTurn} from '../../board/thinking/turns.js';
import {setEvaluation} from '../../core/pgn/change-annotations.js';
import type {Evaluation, Game} from '../../core/pgn/game.js';
import type {Path} from '../../core/pgn/tree.js';
import {treeOf} from '../../core/pgn/tree.js';
import {fill} from '../../core/text/fill.js';
import {isBoardFlipped} from '../../picture/drawing/look.js';
import type {GameContext} from '../document/context.js';
import {Navigation} from '../document/navigation.js';
import type {EditedGame} from '../edit/edited-game.js';
import type {RibbonView} from './ribbon.js';

/** The depth at which each position of a whole game is analysed. */
const gameDepth = 12;

/** The viewer of a game, as the analysis sees it. */
export interface AnalysedView {
  readonly context: GameContext;
  readonly navigation: Navigation | undefined;
  announce(text: string): void;
  /** In `edit`, lets the game be changed. */
  readonly edited: Pick<EditedGame, 'addMoves' | 'change' | 'path'> | undefined;
}

/** The analysis of the main line of a game, from its start on. */
interface WholeGame {
  readonly game: Game;
  /** The game with the evaluations that have been found. */
  readonly evaluated: Navigation;
  /** The positions to analyse, and the number of those that have been. */
  readonly positions: readonly {readonly path: Path; readonly position: Game['start']}[];
  readonly number: number;
  readonly engine: GameContext['element']['engine'];
}

/** Lets an engine analyse the position that a game shows, and on request each position of its main line. */
export class GameAnalysis {
  readonly lines: BoardAnalysis;
  readonly #view: AnalysedView;
  #whole: WholeGame | undefined;
  #stop: (() => void) | undefined;

  constructor(view: AnalysedView) {
    this.#view = view;
    const {element} = view.context;
    this.lines = new BoardAnalysis({
      get host() {
        return element.board?.[hostKey];
      },
      get isFlipped() {
        return view.navigation !== undefined && isBoardFlipped(view.navigation.position, element);
      },
      root: element.renderRoot as ShadowRoot,
      get engine() {
        return element.engine;
      },
      get position() {
        return view.navigation?.position ?? null;
      },
      announce: (text) => view.announce(text),
      requestUpdate: () => element.requestUpdate(),
      buttons: (preview) => this.#buttons(preview),
    });
  }

  /** Called after the game was drawn. */
  updated(): void {
    const whole = this.#whole;
    const {engine} = this.#view.context.element;
    if (whole && whole.game !== this.#view.navigation?.game) this.#endWhole();
    else if (whole && this.#stop && whole.engine !== engine) {
      this.#stop();
      this.#whole = {...whole, engine};
      this.#start();
    }
    this.lines.look();
  }

  end(): void {
    this.#endWhole();
    this.lines.end();
  }

  #endWhole(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#whole = undefined;
  }

  get #strings() {
    const {board} = this.#view.context.element;
    return board && engineStrings(board[hostKey]);
  }

  #buttons(preview: Preview | null): readonly AnalysisButton[] {
    const strings = this.#strings;
    if (!strings) return [];
    const {edited} = this.#view;
    const whole = this.#whole;
    return [
      ...(preview && edited
        ? [
            {
              name: strings.addVariation,
              press: () => {
                this.lines.endPreview();
                edited.addMoves(preview.line.moves.slice(0, preview.index + 1), strings.variationAdded);
              },
            },
          ]
        : []),
      this.#stop && whole
        ? {
            name: `${fill(strings.progress, {number: whole.number, count: whole.positions.length})} · ${strings.stop}`,
            press: () => this.#endWhole(),
          }
        : {name: strings.wholeGame, press: () => this.#analyseGame()},
      ...(whole?.number && !this.#stop && edited
        ? [
            {
              name: strings.keepEvaluations,
              press: () => {
                const {game} = whole.evaluated;
                this.#whole = undefined;
                edited.change(game, edited.path, strings.evaluationsKept);
              },
            },
          ]
        : []),
    ];
  }

  /** The game for the ribbon: with the evaluations that have been found, at the place of the reader. */
  ribbonOf(navigation: Navigation): RibbonView {
    const {evaluated, game} = this.#whole ?? {};
    if (!evaluated || game !== navigation.game) return navigation;
    const {tree, hasRibbonData} = evaluated;
    const {current} = navigation;
    return {tree, hasRibbonData, current: (current && tree.nodes[current.index]) ?? null};
  }

  #analyseGame(): void {
    const {navigation} = this.#view;
    if (!navigation) return;
    this.#endWhole();
    const {game} = navigation;
    const {engine} = this.#view.context.element;
    const positions = [
      {path: [], position: game.start},
      ...treeOf(game).main.nodes.map(({path, gameMove: {position}}) => ({path, position})),
    ];
    this.#whole = {game, evaluated: new Navigation(game), positions, number: 0, engine};
    this.#start();
  }

  /** Claims the turn for the positions that have not been analysed. */
  #start(): void {
    const withdraw = claimTurn('analysis', (signal) => {
      this.#work(signal).then(
        () => {
          if (signal.aborted) return;
          this.#stop?.();
          this.#stop = undefined;
          this.#view.announce(this.#strings?.gameAnalysed ?? '');
        },
        (error: unknown) => {
          if (signal.aborted) return;
          const {board, engine} = this.#view.context.element;
          // The evaluations that were found stay.
          this.#stop?.();
          this.#stop = undefined;
          if (board) this.#view.announce(problemText(board[hostKey], engine, problemOf(error)));
        },
      );
    });
    this.#stop = () => {
      withdraw();
      this.#view.context.element.requestUpdate();
    };
    this.#view.context.element.requestUpdate();
  }

  /** Goes on with the positions that have not been analysed. */
  async #work(signal: AbortSignal): Promise<void> {
    const use = useEngine(this.#view.context.element.engine ?? '');
    try {
      await use.ready;
      for (;;) {
        const whole = this.#whole;
        const next = whole?.positions[whole.number];
        if (!next) return;
        let evaluation: Evaluation | undefined;
        for await (const {depth, lines} of use.engine.analyse(next.position, {depth: gameDepth, signal}))
          if (lines[0]) evaluation = {...lines[0].score, depth};
        signal.throwIfAborted();
        const {game} = whole.evaluated;
        const evaluated = evaluation ? setEvaluation(game, next.path, evaluation) : game;
        this.#whole = {
          ...whole,
          number: whole.number + 1,
          evaluated: evaluated === game ? whole.evaluated : new Navigation(evaluated),
        };
        this.#view.context.element.requestUpdate();
      }
    } finally {
      use.close();
    }
  }
}
