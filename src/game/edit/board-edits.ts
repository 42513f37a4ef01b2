import {listen} from '../../shared/listen.js';
import type {ChangeDetail, MarksChangeDetail} from '../../board/interaction/events.js';
import {formatMarks} from '../../core/marks/format-marks.js';
import {parseMarks} from '../../core/marks/parse-marks.js';
import {formatFen} from '../../core/notation/format-fen.js';
import {parseFen} from '../../core/notation/parse-fen.js';
import {setMarks} from '../../core/pgn/change-annotations.js';
import {addMove, pathOfMove} from '../../core/pgn/change-moves.js';
import {setStart} from '../../core/pgn/change-tags.js';
import {moveAndAlternatives, nodeAt, treeOf} from '../../core/pgn/tree.js';
import {formatSan} from '../../core/rules/format-move.js';
import {legalMoves} from '../../core/rules/play.js';
import type {MoveDetail} from '../../board/interaction/events.js';
import {fill} from '../../core/text/fill.js';
import {joinSentences} from '../../core/text/sentence.js';
import {spokenMove} from '../view/spoken.js';
import type {EditedGame} from './edited-game.js';

/** Records in the game what a person does on its board: moves, marks, and a start position. */
export class BoardEdits {
  readonly #edited: EditedGame;
  /** Records what the board is about to do. Once it has done that, board and game agree when the game reports it. */
  #record: (() => void) | undefined;

  constructor(edited: EditedGame) {
    this.#edited = edited;
  }

  /** Listens to the board in the shadow root of a game. Its events do not leave that root. */
  listen(root: ShadowRoot): () => void {
    const ifOnBoard = (handle: (detail: unknown, event: Event) => void) => (event: Event) => {
      const {target, detail} = event as CustomEvent<unknown>;
      if (target === this.#edited.board) handle(detail, event);
    };
    const listeners = {
      beforechange: ifOnBoard((detail, event) => {
        const {move, fen} = detail as ChangeDetail;
        this.#record = move ? this.#play(move) : this.#setUp(fen);
        if (!this.#record) event.preventDefault();
      }),
      change: ifOnBoard(() => this.#record?.()),
      markschange: ifOnBoard((detail) => this.#draw((detail as MarksChangeDetail).marks)),
    };
    return listen(root, listeners);
  }

  /** Enters a move of the game, or adds it. @returns A function that does so; undefined if that is not allowed. */
  #play({from, to, san}: MoveDetail): (() => void) | undefined {
    const edited = this.#edited;
    const {game, path, view} = edited;
    const position = view.navigation?.position;
    const move =
      position &&
      legalMoves(position).find(
        (legal) => legal.from === from && legal.to === to && formatSan(position, legal) === san,
      );
    if (!game || !move) return undefined;
    const known = pathOfMove(game, path, move);
    if (known) return () => edited.goTo(known);
    const changed = addMove(game, path, move);
    const newPath = pathOfMove(changed, path, move) ?? path;
    const node = nodeAt(newPath, treeOf(changed));
    if (!node) return undefined;
    const number = moveAndAlternatives(node).indexOf(node);
    const {strings} = view.context;
    const summary = joinSentences(
      number > 0 && fill(strings.variationBegins, {number, count: number}),
      `${spokenMove(node, view.context)}.`,
    );
    const commit = edited.prepare(changed, newPath, summary);
    return (
      commit &&
      (() => {
        commit();
        view.announce(summary);
      })
    );
  }

  #setUp(fen: string): (() => void) | undefined {
    const {game, strings} = this.#edited;
    const read = parseFen(fen, {tolerant: true});
    if (!game || !read.ok) return undefined;
    const changed = setStart(game, read.position);
    if (changed !== game) return this.#edited.prepare(changed, [], strings.startChanged);
    return formatFen(game.start) === formatFen(read.position) ? () => undefined : undefined;
  }

  #draw(text: string): void {
    const {game, path, strings, board, view} = this.#edited;
    if (!game) return;
    const {marks} = parseMarks(text, game.start.files);
    const isChanged = this.#edited.change(setMarks(game, path, marks), path, strings.marksChanged, {
      isAnnounced: false,
    });
    const shown = view.navigation?.comments.flatMap((comment) => comment.marks) ?? [];
    // If a listener has cancelled the change, the board shows the marks of the game again.
    if (board && !isChanged) board.marks = formatMarks(shown);
  }
}
