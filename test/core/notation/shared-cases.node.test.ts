import {readFileSync} from 'node:fs';
import Ajv from 'ajv';
import {expect} from 'chai';
import {makeCases} from '../../../scripts/cases.mjs';
import schema from '../../tools/fixtures/notation/cases.schema.json' with {type: 'json'};
import {answersOf, failures, kinds, type Cases, type Kind, type Program} from '../../tools/case-answers.js';
import {ours} from '../../tools/our-answers.js';

const cases = makeCases() as Cases;
const validate = new Ajv({allErrors: true}).compile(schema);

describe('the cases that are shared with other programs', () => {
  it('have the form that their schema describes', () => {
    expect(validate(cases), JSON.stringify(validate.errors)).to.equal(true);
  });

  it('lose that form when a field is missing or unknown', () => {
    expect(validate({...cases, starts: cases.starts.slice(1)})).to.equal(false);
    expect(validate({...cases, parse: [{...cases.parse[0], castles: 'KQ'}]})).to.equal(false);
    expect(validate({...cases, refuse: [{...cases.refuse[0], index: '0'}]})).to.equal(false);
  });

  it('each have an id of their own', () => {
    const ids = kinds.flatMap((kind) => (kind === 'starts' ? [] : cases[kind].map(({id}) => id)));
    expect(new Set(ids).size).to.equal(ids.length);
  });

  for (const kind of kinds) {
    it(`are all answered by our own functions: ${kind}`, () => {
      expect(failures(cases, kind, ours)).to.deep.equal([]);
    });
  }

  it('are not answered by a program that knows nothing', () => {
    const nothing = Object.fromEntries(kinds.map((kind) => [kind, () => null])) as unknown as Program;
    for (const kind of kinds)
      expect(failures(cases, kind, nothing), kind).to.have.lengthOf(answersOf(cases, kind).length);
  });

  it('are counted as the reference says', () => {
    const text = readFileSync('docs/x-fen.md', 'utf8');
    const counted = (kind: Kind): string => `| \`${kind}\` | ${answersOf(cases, kind).length} `;
    const rows = text.replace(/ +/g, ' ');
    for (const kind of kinds) expect(rows).to.contain(counted(kind));
  });
});
