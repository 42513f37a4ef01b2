// The houses of src: they import what dependency-cruiser.config.mjs allows.
import {readdirSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {expect} from 'chai';
import {cruise} from 'dependency-cruiser';
import config, {houses, pathOf} from '../dependency-cruiser.config.mjs';

describe('the houses of src', () => {
  let modules, violations;
  before(async () => {
    const {forbidden, options} = config;
    const {output} = await cruise(['src'], {...options, validate: true, ruleSet: {forbidden}});
    modules = output.modules;
    violations = output.summary.violations;
  });

  it('import only what they may', () => {
    const said = violations.map(({rule, from, to}) => `${rule.name}: ${from} imports ${to}`);
    expect(said).to.deep.equal([]);
    expect(modules.length).to.be.above(100);
  });

  it('use every arrow of the table', () => {
    const used = modules.flatMap(({source, dependencies}) =>
      Object.keys(houses).flatMap((house) =>
        new RegExp(pathOf(house)).test(source)
          ? dependencies.map(({resolved}) => `${house} ${resolved}`)
          : [],
      ),
    );
    for (const [house, others] of Object.entries(houses))
      for (const other of others)
        expect(
          used.some((arrow) => new RegExp(`^${house} ${pathOf(other).slice(1)}`).test(arrow)),
          `${house} imports ${other}`,
        ).to.be.true;
  });

  it('are all in the list of docs/internals.md', () => {
    const internals = readFileSync('docs/internals.md', 'utf8');
    for (const entry of readdirSync('src', {withFileTypes: true}))
      if (entry.isDirectory()) expect(internals).to.match(new RegExp(`^    src/${entry.name} `, 'm'));
  });

  it('have the modules through which CONTRIBUTING follows a FEN and a press', () => {
    const [ways] = /### One FEN[^]*?(?=## House rules)/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [''];
    let folder = '';
    const named = Array.from(ways.matchAll(/`([\w-]+(?:\/[\w-]+)*\/)?([\w-]+\.ts)`/g), ([, path, name]) => {
      folder = path ?? folder;
      return posix.join('src', folder, name);
    });
    expect(named.length).to.be.above(20);
    expect(modules.map(({source}) => source)).to.include.members(named);
  });
});
