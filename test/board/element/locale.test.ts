import {expect, fixture, html} from '@open-wc/testing';
import '../../../src/index.js';
import {addLocale, type FenBoard} from '../../../src/index.js';
import {kings, start} from '../../tools/fixtures/positions.js';
import {setup as setupEditor} from '../edit/editor.js';
import {shown} from '../../game/shown.js';
import {setup as setupPuzzle} from '../solve/solver.js';
import {countUpdates, descriptionOf, setup as setupPlay, until} from '../../tools/user.js';

const game = '4k3/8/8/8/8/8/P7/4K3 w - - 0 1';
const broken = '9/8/8/8/8/8/8/8 w - - 0 1';

const inside = (element: FenBoard, selector: string) => {
  const found = element.shadowRoot?.querySelector(selector);
  if (!found) throw new Error(`The board has no ${selector}.`);
  return found;
};
const picture = (element: FenBoard) => inside(element, 'svg');
const nameOf = (element: FenBoard) =>
  element.shadowRoot?.querySelector('svg')?.getAttribute('aria-label') ?? null;
const says = (element: FenBoard, name: string) => until(() => nameOf(element) === name);
const draw = (inner: string): HTMLElement => {
  const place = document.createElement('div');
  place.innerHTML = inner;
  document.body.append(place);
  return place;
};
const boardIn = (place: ParentNode) => {
  const found = place.querySelector('fen-board');
  if (!found) throw new Error('There is no board.');
  return found;
};

const english = 'Chess position, White to move';
const german = 'Schachstellung, Weiß am Zug';
const french = 'Position d’échecs, trait aux Blancs';
const spanish = 'Posición de ajedrez, juegan blancas';
const dutch = 'Schaakstelling, wit aan zet';

describe('the language of a board', () => {
  const pageLang = document.documentElement.lang;
  let place: HTMLElement | undefined;
  afterEach(() => {
    place?.remove();
    document.documentElement.lang = pageLang;
  });

  for (const [lang, name] of Object.entries({de: german, nl: dutch, fr: french, es: spanish})) {
    it(`is that of its lang, fetched when it is needed: ${lang}`, async () => {
      const element = await fixture<FenBoard>(html`<fen-board lang=${lang} fen=${kings}></fen-board>`);
      await says(element, name);
      expect(picture(element).getAttribute('lang')).to.equal(lang);
    });
  }

  it('is English without a `lang`, or with an unknown or empty one', async () => {
    document.documentElement.removeAttribute('lang');
    for (const lang of [undefined, 'en-GB', 'fi', '', '-', 'constructor', 'deutsch', 'de_DE']) {
      place = draw(lang === undefined ? '<fen-board></fen-board>' : `<fen-board lang="${lang}"></fen-board>`);
      const element = boardIn(place);
      await element.updateComplete;
      expect(nameOf(element), lang ?? 'none').to.equal(english);
      expect(picture(element).getAttribute('lang')).to.equal('en');
      place.remove();
    }
  });

  it('follows the page, in any case and with any region', async () => {
    document.documentElement.lang = 'DE-at';
    place = draw('<fen-board></fen-board>');
    await says(boardIn(place), german);
  });

  it('follows the nearest element with a lang, and is English if that is empty', async () => {
    document.documentElement.lang = 'de';
    place = draw(
      '<section lang="fr"><p lang="es"></p><div><fen-board></fen-board></div></section><section lang=""><fen-board></fen-board></section>',
    );
    const [first, second] = place.querySelectorAll('fen-board');
    if (!first || !second) throw new Error('There are no two boards.');
    await says(first, french);
    expect(nameOf(second)).to.equal(english);
  });

  it('is looked for through shadow roots', async () => {
    place = draw('<section lang="de"><div></div></section>');
    const root = place.querySelector('div')?.attachShadow({mode: 'closed'});
    const inner = document.createElement('p');
    root?.append(inner);
    const deeper = inner.attachShadow({mode: 'open'});
    deeper.append(document.createElement('fen-board'));
    await says(boardIn(deeper), german);
  });

  it('changes with the lang of the board', async () => {
    const element = await fixture<FenBoard>(html`<fen-board lang="de"></fen-board>`);
    await says(element, german);
    element.lang = 'fr';
    await says(element, french);
    element.removeAttribute('lang');
    await says(element, english);
  });

  it('changes with the lang of the page', async () => {
    place = draw('<fen-board></fen-board><fen-board lang="en"></fen-board>');
    const [first, second] = place.querySelectorAll('fen-board');
    if (!first || !second) throw new Error('There are no two boards.');
    await first.updateComplete;
    document.documentElement.lang = 'de';
    await says(first, german);
    document.documentElement.lang = 'es';
    await says(first, spanish);
    expect(nameOf(second)).to.equal(english);
  });

  it('changes with the lang of every element around it, in the page and in shadow roots', async () => {
    place = draw('<section><div></div></section>');
    const section = place.querySelector('section');
    const root = place.querySelector('div')?.attachShadow({mode: 'open'});
    const inner = document.createElement('p');
    root?.append(inner);
    inner.append(document.createElement('fen-board'));
    const element = boardIn(inner);
    await element.updateComplete;
    section?.setAttribute('lang', 'de');
    await says(element, german);
    inner.setAttribute('lang', 'fr');
    await says(element, french);
    inner.removeAttribute('lang');
    await says(element, german);
    section?.setAttribute('lang', 'es');
    await says(element, spanish);
  });

  it('changes when the board moves to another place', async () => {
    place = draw('<section lang="de"><fen-board></fen-board></section><section lang="fr"></section>');
    const element = boardIn(place);
    await says(element, german);
    place.querySelector('section[lang=fr]')?.append(element);
    await says(element, french);
    element.remove();
    document.documentElement.lang = 'es';
    place.append(element);
    await says(element, spanish);
    document.documentElement.lang = 'de';
    await says(element, german);
  });

  it('does not redraw the board when the language of other elements changes', async () => {
    place = draw('<section lang="de"><fen-board></fen-board></section><p></p>');
    const element = boardIn(place);
    await says(element, german);
    const updates = countUpdates(element);
    place.querySelector('p')?.setAttribute('lang', 'fr');
    document.documentElement.lang = 'es';
    await Promise.resolve();
    await element.updateComplete;
    expect(updates()).to.equal(0);
  });

  it('may be one that a page adds later', async () => {
    const element = await fixture<FenBoard>(html`<fen-board lang="eo" fen=${kings}></fen-board>`);
    expect(nameOf(element)).to.equal(english);
    addLocale('eo', {diagram: {name: 'Ŝakpozicio, {turn}', whiteToMove: 'blanko movas'}});
    await says(element, 'Ŝakpozicio, blanko movas');
    expect(descriptionOf(element)).to.equal('White: king e1.\nBlack: king e8.\nBlanko movas.');
    expect(picture(element).getAttribute('lang')).to.equal('eo');
  });

  it('does not apply to a name that the author has given', async () => {
    const element = await fixture<FenBoard>(html`<fen-board lang="fi" label="Kuva 12"></fen-board>`);
    expect(nameOf(element)).to.equal('Kuva 12');
    expect(picture(element).hasAttribute('lang')).to.equal(false);
  });

  it('is the language of the error of a FEN, which scripts get in English', async () => {
    const element = await fixture<FenBoard>(html`<fen-board lang="de" fen=${broken}></fen-board>`);
    await says(element, 'Schachdiagramm, das sich nicht lesen lässt');
    const note = inside(element, '[part=error] p');
    expect(note.textContent).to.equal('Reihe 8 hat 9 Felder; das Brett ist 8 Linien breit.');
    expect(note.getAttribute('lang')).to.equal('de');
    expect(element.error?.message).to.equal('Rank 8 has 9 squares; the board is 8 files wide.');
  });

  it('is that of validation messages', async () => {
    const element = await fixture<FenBoard>(html`<fen-board lang="fr" mode="edit" required></fen-board>`);
    await until(() => element.validationMessage === 'Une position est attendue ici.');
    element.fen = broken;
    await element.updateComplete;
    expect(element.validationMessage).to.equal(
      'La rangée 8 a 9 cases\u202f; l’échiquier est large de 8 colonnes.',
    );
    element.lang = 'nl';
    await until(() => element.validationMessage === 'Rij 8 heeft 9 velden; het bord is 8 lijnen breed.');
  });
});

describe('on a page whose language is not shipped', () => {
  const pageLang = document.documentElement.lang;
  beforeEach(() => {
    document.documentElement.lang = 'it';
  });
  afterEach(() => {
    document.documentElement.lang = pageLang;
  });

  const control = 'button, select, input, textarea, summary, ol, [role=grid], [role=toolbar], [role=status]';
  const allIn = (element: Element): readonly Element[] =>
    [...(element.shadowRoot?.querySelectorAll('*') ?? [])].flatMap((one) => [one, ...allIn(one)]);
  const clocks = '1. e4 {Ottima. [%clk 0:05:00]} e5 {[%clk 0:05:00]} (1... c5) *';

  for (const [what, parts, make] of [
    [
      'a board with everything',
      ['[role=toolbar] button', '.move-input', '[role=grid]'],
      async () => (await setupPlay(start, {controls: '', 'move-input': ''})).board,
    ],
    ['an editor', ['.palette', '.panel'], async () => (await setupEditor(start)).board],
    ['a puzzle', ['[part=puzzle]'], async () => (await setupPuzzle()).board],
    [
      'a game',
      ['[part=moves]', '[part=ribbon]', '[part=buttons]', '[part=menu]'],
      async () => shown({pgn: `${clocks}\n\n[White "Rossi"]\n\n1. d4 *`}),
    ],
  ] as const) {
    it(`the controls and lists of ${what} are English, and say so`, async () => {
      const element = await make();
      await until(() => parts.every((part) => allIn(element).some((one) => one.matches(part))));
      const controls = allIn(element).filter((one) => one.matches(control));
      expect(controls.length).to.be.greaterThan(3);
      const others = controls.filter((one) => one.closest('[lang]')?.getAttribute('lang') !== 'en');
      expect(others.map(({outerHTML}) => outerHTML.slice(0, 120))).to.deep.equal([]);
      for (const comment of allIn(element).filter((one) => one.matches('[part=comment]'))) {
        expect(comment.getAttribute('lang')).to.equal('it');
      }
    });
  }
});

describe('an interactive board', () => {
  const hands = async (mode: string, fen = game) => {
    const element = await fixture<FenBoard>(
      html`<fen-board lang="de" mode=${mode} fen=${fen} animation="none"></fen-board>`,
    );
    await until(() => element.shadowRoot?.querySelector('[role=gridcell]'));
    await until(() => inside(element, '[role=grid]').getAttribute('aria-label') === german);
    return element;
  };
  const press = async (element: FenBoard, square: string) => {
    const cell = inside(element, `[data-square=${square}]`);
    const {left, top} = cell.getBoundingClientRect();
    const where = {clientX: left + 5, clientY: top + 5, isPrimary: true, pointerId: 1, bubbles: true};
    cell.dispatchEvent(new PointerEvent('pointerdown', where));
    cell.dispatchEvent(new PointerEvent('pointerup', where));
    await element.updateComplete;
  };
  const heard = (element: FenBoard) => inside(element, '[role=status]').textContent;
  const squareName = (element: FenBoard, square: string) =>
    inside(element, `[data-square=${square}]`).getAttribute('aria-label');

  it('names its squares and announces its moves in its language', async () => {
    const element = await hands('play');
    expect(squareName(element, 'e1')).to.equal('e1, weißer König, kann auf 5 Felder ziehen');
    expect(squareName(element, 'e8')).to.equal('e8, schwarzer König');
    await press(element, 'e1');
    expect(squareName(element, 'e2')).to.equal('e2, leer, kann hierher ziehen');
    await press(element, 'e2');
    expect(heard(element)).to.equal('König e1 nach e2. Schwarz am Zug.');
    expect(inside(element, '[role=status]').getAttribute('lang')).to.equal('de');
    expect(inside(element, '[role=grid]').getAttribute('lang')).to.equal('de');
  });

  it('can change its language in the middle of a game', async () => {
    const element = await hands('play');
    await press(element, 'e1');
    element.lang = 'fr';
    await until(() => squareName(element, 'e8') === 'e8, roi noir');
    await press(element, 'e2');
    expect(heard(element)).to.equal('Roi e1 en e2. Trait aux Noirs.');
    element.lang = 'en';
    await until(() => squareName(element, 'e8')?.startsWith('e8, black king'));
  });

  it('has an editor in its language', async () => {
    const element = await hands('edit', start);
    expect(inside(element, '[data-brush=Q]').getAttribute('title')).to.equal('weiße Dame');
    await press(element, 'h1');
    await press(element, 'h3');
    expect(heard(element)).to.equal('Weißer Turm h1 nach h3. Rochade, Weiß kurz: nicht erlaubt.');
    expect(
      [
        ...(element.shadowRoot?.querySelectorAll('[part=panel] label span, [part=panel] .turn button') ?? []),
      ].map((it) => it.textContent.trim()),
    ).to.include.members(['Weiß', 'Weiß kurz', 'Schwarz lang', 'Halbzüge']);
  });

  it('shows the errors of a typed FEN, and of the previous one, in its language', async () => {
    const element = await fixture<FenBoard>(
      html`<fen-board lang="es" mode="edit" fen=${broken}></fen-board>`,
    );
    await until(() => element.shadowRoot?.querySelector('textarea'));
    const wrong = () => inside(element, '#fen-error').textContent;
    await until(() => wrong() === 'La fila 8 tiene 9 casillas; el tablero tiene 8 columnas.');
    const box = inside(element, 'textarea') as HTMLTextAreaElement;
    box.value = '8/8/8/8/8/8/8/7 w - - 0 1';
    box.dispatchEvent(new Event('input', {bubbles: true}));
    await element.updateComplete;
    expect(wrong()).to.equal('La fila 1 tiene 7 casillas; el tablero tiene 8 columnas.');
  });

  it('uses English for texts that are missing from a page’s own language', async () => {
    addLocale('qaa', {interaction: {emptySquare: 'nihil'}});
    const element = await fixture<FenBoard>(
      html`<fen-board lang="qaa" mode="play" fen=${kings}></fen-board>`,
    );
    await until(() => element.shadowRoot?.querySelector('[role=gridcell]'));
    expect(squareName(element, 'a1')).to.equal('a1, nihil');
    expect(squareName(element, 'e8')).to.equal('e8, black king');
  });

  it('gives the errors of move() in English', async () => {
    const element = await hands('play');
    const result = await element.move('Qd1');
    expect(result.ok ? '' : result.error.message).to.equal('White has no queen.');
  });
});

describe('a page from right to left', () => {
  it('does not mirror its boards', async () => {
    const element = await fixture<FenBoard>(html`<fen-board dir="rtl" fen=${kings}></fen-board>`);
    const other = await fixture<FenBoard>(html`<fen-board fen=${kings}></fen-board>`);
    const places = (board: FenBoard) =>
      [...picture(board).querySelectorAll('path')].map((it) => {
        const {left, top, width} = it.getBoundingClientRect();
        const origin = picture(board).getBoundingClientRect();
        return [left - origin.left, top - origin.top, width].map(Math.round).join();
      });
    expect(places(element).length).to.be.greaterThan(4);
    expect(places(element)).to.deep.equal(places(other));
  });
});
