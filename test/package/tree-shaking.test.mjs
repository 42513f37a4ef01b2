// A bundle contains the code that the application uses, and nothing else of the package. With `--full` two bundlers make it;
// else the one that leaves out less.
import {expect} from 'chai';
import {doing, entries, fileOf, withEsbuild, withRollup} from './bundle.mjs';

const bundlers = {esbuild: withEsbuild, ...(process.env.FEN_BOARD_FULL && {rollup: withRollup})};
const pure = entries.filter((entry) => !doing.has(entry));
const registers = /customElements\.define\(/;

/** Small exports of each entry, with the share of the entry's code that importing them may bundle. */
const little = {
  'fen-board/notation': {pieceAt: 0.1, formatFen: 0.25, formatEpd: 0.3},
  'fen-board/rules': {formatUci: 0.05, isCheck: 0.25, legalMoves: 0.5, outcome: 0.5, formatSan: 0.55},
  'fen-board/pgn': {isOrthodox: 0.01, setUpTags: 0.15},
  'fen-board/svg': {describe: 0.65},
  'fen-board/pieces': {addPieces: 0.7, classic: 0.6, modern: 0.5},
  'fen-board/locales': {addLocale: 0.25, explain: 0.4},
};

for (const [name, bundled] of Object.entries(bundlers)) {
  describe(`a bundle made with ${name}`, () => {
    for (const entry of pure.filter((entry) => entry !== 'fen-board/element')) {
      for (const code of [
        `import '${entry}';`,
        `import {} from '${entry}';`,
        `import * as all from '${entry}';`,
      ])
        it(`has no unused code: ${code}`, async () => {
          expect(await bundled(code)).to.equal('');
        });
    }

    for (const entry of doing) {
      for (const code of [`import '${entry}';`, `import {} from '${entry}';`])
        it(`registers the tag: ${code}`, async () => {
          expect(await bundled(code)).to.match(registers);
        });
    }
    it('registers the tag even if only the class, or only addPieces, is imported from the drop-in', async () => {
      for (const taken of ['FenBoard', 'addPieces'])
        expect(await bundled(`import {${taken}} from 'fen-board'; console.log(${taken});`)).to.match(
          registers,
        );
    });
    it('has of fen-board/element, if nothing of it is used, the warning about the tag alone', async () => {
      const code = await bundled(`import {FenBoard} from 'fen-board/element';`);
      expect(code).to.contain('registers no tag').and.to.not.contain('attachInternals');
      expect(code.length).to.be.at.most(1000);
    });
    it('does not register the tag with the class of fen-board/element', async () => {
      const code = await bundled(`import {FenBoard} from 'fen-board/element'; console.log(FenBoard);`);
      expect(code).to.contain('attachInternals').and.to.not.match(registers);
    });

    for (const [entry, shares] of Object.entries(little)) {
      it(`has only the used code of ${entry}: ${Object.keys(shares).join(', ')}`, async () => {
        const whole = (await bundled(`import * as all from '${entry}'; console.log(all);`)).length;
        for (const [used, share] of Object.entries(shares)) {
          const code = await bundled(`import {${used}} from '${entry}'; console.log(${used});`);
          expect(code.length / whole, used).to.be.within(0.0001, share);
        }
      });
    }

    it('has neither lit nor the DOM in code that needs none', async () => {
      for (const entry of pure.filter((entry) => !/\/(element|react)$/.test(entry))) {
        const code = await bundled(`import * as all from '${entry}'; console.log(all);`);
        expect(code, entry).to.not.match(/LitElement|litHtml|lit-html|customElements|\b(document|window)\./);
      }
    });
  });
}

describe('the entries', () => {
  it('are all in the rows above, each with a name to import', async () => {
    for (const entry of pure) {
      const names = Object.keys(await import(fileOf(entry)));
      expect(names, entry).to.not.have.length(0);
      for (const used of Object.keys(little[entry] ?? {})) expect(names, entry).to.include(used);
    }
  });
});
