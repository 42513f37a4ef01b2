// The tables in the docs that the tests of guests read have the rows and columns that these look up, so that a change of the
// docs is noticed here and not in a suite that runs at night.
import {expect} from 'chai';
import * as sanitizers from '../../integrations/forms.mjs';
import * as editors from '../../integrations/editors/table.mjs';

const tables = {
  'what sanitizers leave': {
    ...sanitizers,
    names: Object.keys(sanitizers.forms),
    tools: sanitizers.sanitizers,
  },
  'what editors leave': {...editors, names: Object.keys(editors.blocks)},
};

for (const [name, {table, names, tools, outcomes}] of Object.entries(tables)) {
  describe(`the table of ${name}`, () => {
    it('has a row for each form, a column for each program, and known outcomes', () => {
      expect(table.rows.map(([row]) => row)).to.deep.equal(names);
      expect(table.columns).to.deep.equal(tools);
      for (const [row, ...cells] of table.rows) {
        expect(cells, row).to.have.length(tools.length);
        expect(outcomes, row).to.include.members(cells);
      }
    });
  });
}
