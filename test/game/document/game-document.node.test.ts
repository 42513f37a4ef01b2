// Laws with 10,000 sequences of inputs take most of the time.
import {expect} from 'chai';
import fc from 'fast-check';
import {
  emptyDocument,
  formText,
  shownFile,
  transition,
  type Input,
} from '../../../src/game/document/game-document.js';
import {textOf} from '../../../src/game/document/changed-file.js';
import {fileOf, gamesIn} from '../../../src/game/document/game-file.js';
import {fingerprintOf} from '../../../src/game/edit/writing.js';
import {placeOfPath, splitPlace} from '../../../src/game/document/place.js';
import {formatPlace, treeOf} from '../../../src/core/pgn/tree.js';
import {documentLaws} from '../../tools/fixtures/document-laws.js';
import {DocumentOnPage, foundIn, pageTexts} from '../../tools/fixtures/game-documents.js';

const page = () => new DocumentOnPage().send({type: 'set', settings: {isEdited: true}}).read();
const players = (text: string) => `[White "Anna"]\n[Black "Ben"]\n\n${text}`;

describe('the document of a game', () => {
  for (const {name, property} of documentLaws) {
    it(`holds: ${name}`, function () {
      this.timeout(120_000);
      fc.assert(property as fc.IProperty<unknown>, {numRuns: 3400});
    });
  }

  it('has the whole text in its pieces', () => {
    for (const text of pageTexts) expect(textOf(fileOf(text, foundIn(text)))).to.equal(text);
  });

  it('shares every chunk but one with the document before', () => {
    const many = page().set(Array.from({length: 250}, (_, i) => `[White "${i}"]\n\n1. e4 *`).join('\n\n'));
    const before = many.document.file;
    many.send({type: 'choose', number: 120, path: [], isChosen: true}).comment('Hi');
    const after = many.document.file;
    expect(after.chunks.map((chunk, i) => chunk === before.chunks[i])).to.deep.equal([true, false, true]);
    many.send({type: 'undo'});
    expect(many.document.file).to.equal(before);
  });

  it('keeps the text of the page after more than 500 changes', () => {
    const long = page().set('1. e4 *');
    for (let i = 0; i < 600; i++) long.comment(`${i}`);
    expect(long.document.written?.versions).to.have.lengthOf(501);
    for (let i = 0; i < 600; i++) long.send({type: 'undo'});
    expect(long.document.text).to.equal('1. e4 *');
  });
});

describe('a paste that the page takes back before it has been read', () => {
  it('leaves the reader at the move that is shown', () => {
    const own = page().set('1. e4 e5 *');
    own.comment('x');
    const {text} = own.document;
    own
      .send({type: 'reported'})
      .send({type: 'set', settings: {pgn: text}})
      .send({type: 'go', path: [0]});
    own.send({type: 'paste', text: '1. d4 *', summary: 'Pasted.', group: ''});
    own.send({type: 'set', settings: {pgn: text}});
    expect(own.document).to.deep.include({text, path: [0], source: {type: 'read'}});
  });
});

describe('where the text of a game is', () => {
  const settings = (input: Extract<Input, {type: 'set'}>['settings']): Input => ({
    type: 'set',
    settings: input,
  });
  const answer = (number: number, text: string | null): Input => ({type: 'fetched', number, text});
  const read = (text: string): Input => ({type: 'read', text, found: foundIn(text), isComplete: true});
  const rows: readonly (readonly [what: string, inputs: readonly Input[], source: string, games: number])[] =
    [
      ['nothing', [settings({inside: ''})], 'none', 0],
      ['a text inside', [settings({inside: '1. e4'})], 'reading', 0],
      ['a text inside that was read', [settings({inside: '1. e4'}), read('1. e4')], 'read', 1],
      ['an address', [settings({src: 'a'})], 'fetching', 0],
      ['an address that fails', [settings({src: 'a'}), answer(1, null)], 'failed', 0],
      [
        'a failure that is tried again',
        [settings({src: 'a'}), answer(1, null), {type: 'retry'}],
        'fetching',
        0,
      ],
      [
        'an address that fails and is removed, of a game that is then written',
        [settings({src: 'a'}), answer(1, null), settings({src: null}), settings({isEdited: true})],
        'reading',
        0,
      ],
      ['a file that has come', [settings({src: 'a'}), answer(1, '1. e4')], 'reading', 0],
      [
        'an answer to an older request',
        [settings({src: 'a'}), settings({src: 'b'}), answer(1, '1. e4')],
        'fetching',
        0,
      ],
      [
        'an answer after a failed one',
        [settings({src: 'a'}), answer(1, null), answer(1, '1. e4')],
        'failed',
        0,
      ],
      ['`pgn` beside an address', [settings({src: 'a', pgn: '1. e4'}), read('1. e4')], 'read', 1],
      [
        'an answer after `pgn`',
        [settings({src: 'a'}), settings({pgn: '1. e4'}), answer(1, '1. d4')],
        'reading',
        0,
      ],
      [
        'a text that was read too late',
        [settings({pgn: '1. e4'}), settings({pgn: '1. d4'}), read('1. e4')],
        'reading',
        0,
      ],
      [
        'another query of the same file, which keeps the games',
        [settings({src: 'a?1'}), answer(1, '1. e4'), read('1. e4'), settings({src: 'a?2'})],
        'fetching',
        1,
      ],
      [
        'another file, which does not',
        [settings({src: 'a'}), answer(1, '1. e4'), read('1. e4'), settings({src: 'b'})],
        'fetching',
        0,
      ],
      ['an empty text in `edit`', [settings({isEdited: true}), read('*')], 'read', 1],
      ['a blank `pgn`, and then `edit`', [settings({pgn: ' '}), settings({isEdited: true})], 'reading', 0],
      ['a blank file', [settings({src: 'a'}), answer(1, ' ')], 'none', 0],
    ];
  for (const [what, inputs, source, games] of rows) {
    it(`is ${source} after ${what}`, () => {
      let document = emptyDocument;
      for (const input of inputs) ({document} = transition(document, input));
      expect([document.source.type, gamesIn(shownFile(document)).length]).to.deep.equal([source, games]);
    });
  }

  it('is not the changed text inside once that is read for editing, until the mode is view again', () => {
    const written = new DocumentOnPage().send(settings({isEdited: true, inside: '1. e4'})).read();
    written.send(settings({inside: '1. Bauer'})).read();
    expect(written.document.text).to.equal('1. e4');
    written.send(settings({isEdited: false, inside: '1. d4'})).read();
    expect(written.document.text).to.equal('1. d4');
  });

  it('is in the form at once, whole, when it is pasted', () => {
    const pasted = page().send({type: 'paste', text: '1. d4 d5', summary: 'Replaced.', group: ''});
    expect([formText(pasted.document), pasted.document.pgn]).to.deep.equal(['1. d4 d5', '1. d4 d5']);
    expect(pasted.read().send({type: 'undo'}).document.text).to.equal('*');
  });

  it('is at the failed address again when what was pasted instead is undone, and is fetched again', () => {
    const failed = new DocumentOnPage().send(settings({src: 'a'})).send(answer(1, null));
    failed.send({type: 'paste', text: '1. d4', summary: '', group: ''}).read().send({type: 'undo'});
    expect([failed.document.source.type, failed.document.pgn]).to.deep.equal(['failed', null]);
    expect(failed.send({type: 'retry'}).document.source.type).to.equal('fetching');
  });
});

describe('a text that the page sets again', () => {
  it('is ignored while its own change is reported, if it is the one before', () => {
    const written = page().set('1. e4 *').comment('Hi');
    const {text} = written.document;
    expect(written.set('1. e4 *').document.text).to.equal(text);
    expect(written.document.pgn).to.equal(text);
    expect(written.reported().set('1. e4 *').document.text).to.equal('1. e4 *');
  });

  it('goes back only if it has come back already', () => {
    const written = page().set('1. e4 *').comment('a').comment('b').reported();
    const [a = '', b = ''] = written.texts;
    for (const [given, shown] of [
      [b, b],
      [a, b],
      [a, a],
      [b, b],
    ] as const)
      expect(written.set(given).document.text).to.equal(shown);
  });

  it('is a new text after another text of the page', () => {
    const written = page().set('1. e4 *').comment('a').reported();
    const [a = ''] = written.texts;
    expect(written.set('1. d4 *').set(a).document.text).to.equal(a);
  });

  it('keeps its history when the mode is view for a while', () => {
    const written = page().set('1. e4 *').comment('a').comment('b').reported();
    const [a = '', b = ''] = written.texts;
    for (const isEdited of [false, true]) written.send({type: 'set', settings: {isEdited}}).read();
    expect(written.set(a).document.text).to.equal(b);
    expect(written.send({type: 'undo'}).document.text).to.equal(a);
  });

  it('is recognized without the blanks around it, and with other line ends', () => {
    for (const text of ['[A "b"]\n\n1. e4\n', ' [A "b"]\r\n\r\n1. e4'])
      expect(fingerprintOf(text)).to.equal(fingerprintOf('[A "b"]\n\n1. e4'));
    expect(fingerprintOf('')).to.equal(fingerprintOf('*'));
    expect(fingerprintOf('1. e4')).not.to.equal(fingerprintOf('1. d4'));
  });

  it('is the text inside after a reset, even if the browser has restored another one', () => {
    const inside = {type: 'set', settings: {inside: '1. e4 *'}} as const;
    const restored = page().send({type: 'restore', text: '1. d4 *'}).read().comment('a').reported();
    restored.send({type: 'reset', pgn: null}).send({type: 'set', settings: {pgn: null}});
    restored.send(inside).read();
    expect(restored.document.text).to.equal('1. e4 *');
  });

  it('is the own text of the page after a reset', () => {
    const written = page().set('1. e4 *').comment('a').reported();
    written.send({type: 'reset', pgn: '1. e4 *'});
    expect([written.document.text, written.document.written?.index]).to.deep.equal(['1. e4 *', 0]);
  });
});

describe('the number of a game', () => {
  const three = '1. e4 *\n\n1. d4 *\n\n1. c4 *';
  const chosen = () => page().set(three).send({type: 'choose', number: 2, path: [], isChosen: true});

  it('is still the reader’s to choose if the page sets the one that was chosen', () => {
    const read = chosen().send({type: 'set', settings: {game: 2}});
    expect([read.document.number, read.document.fixedNumber]).to.deep.equal([2, null]);
    read.send({type: 'set', settings: {game: 3}});
    expect([read.document.number, read.document.fixedNumber]).to.deep.equal([3, 3]);
  });

  it('is that of the change which is undone', () => {
    const changed = chosen().comment('Hi').reported();
    changed.send({type: 'choose', number: 1, path: [], isChosen: true}).send({type: 'undo'});
    expect(changed.document.number).to.equal(2);
  });

  it('is 1 if another text has fewer games', () => {
    expect(chosen().set('1. c4 *').document.number).to.equal(1);
  });
});

describe('a game that goes on', () => {
  it('keeps the place, also after variations that were added before it', () => {
    const live = page()
      .set(players('1. e4 e5 (1... c5) 2. Nf3 *'))
      .send({type: 'go', path: [1, 0, 0]});
    live.set(players('1. e4 e5 (1... e6) (1... c5 2. Nf3) 2. Nf3 Nc6 *'));
    expect([live.answer.type, live.document.path]).to.deep.equal(['goOn', [1, 1, 0]]);
  });

  it('opens anew if its moves are others, or if the page has set a place', () => {
    const opened = (at: string, text: string) => {
      const live = page()
        .set(players('1. e4 e5 *'))
        .send({type: 'go', path: [1]});
      return live.send({type: 'set', settings: {at, pgn: players(text)}}).read().answer.type;
    };
    expect(opened('start', '1. e4 e5 2. Nf3 *')).to.equal('goOn');
    expect(opened('2', '1. e4 e5 2. Nf3 *')).to.equal('open');
    expect(opened('start', '1. d4 d5 *')).to.equal('open');
  });
});

describe('a place', () => {
  it('is written of a path as of its node', () => {
    const text =
      '[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40"]\n\n40... Kd7 (40... Ke7 41. e3 (41. e4 Kd6)) 41. e4 *';
    for (const one of [text, '1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 *']) {
      const [game] = gamesIn(fileOf(one, foundIn(one)));
      if (!game) throw new Error('There is no game.');
      for (const node of treeOf(game).nodes) expect(placeOfPath(game, node.path)).to.equal(formatPlace(node));
      expect(placeOfPath(game, [])).to.equal('start');
    }
  });

  it('may name the game', () => {
    expect(splitPlace('37:10b')).to.deep.equal({number: 37, place: '10b'});
    expect(splitPlace('10b')).to.deep.equal({number: undefined, place: '10b'});
    expect(splitPlace(4)).to.deep.equal({number: undefined, place: 4});
  });
});
