// The manifest follows its schema.
import {readFileSync} from 'node:fs';
import Ajv from 'ajv';
import {expect} from 'chai';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

describe('the manifest', () => {
  it('follows its schema', () => {
    const schema = read('test/suites/published/node_modules/custom-elements-manifest/schema.json');
    const validate = new Ajv({strict: false}).compile(schema);
    expect(validate(read('custom-elements.json')), JSON.stringify(validate.errors)).to.equal(true);
  });
});
