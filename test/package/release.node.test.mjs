// What a release asks for, and the workflows that make it.
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {expect} from 'chai';
import {fieldsFor, missingFor, notesOf} from '../../scripts/release.mjs';

const changelog = '# Changes\n\n## 0.2.0 - 2026-01-02\n\nNew.\n\n## 0.1.0 - 2026-01-01\n\nFirst.\n';
const own = JSON.parse(readFileSync('package.json', 'utf8'));

describe('a release', () => {
  it('needs to know where the project is, and a section of the changelog', () => {
    const fields = fieldsFor('https://github.com/a/b.git');
    expect(missingFor({version: '0.1.0', ...fields}, changelog)).to.deep.equal([]);
    expect(missingFor({version: '0.1.0'}, changelog)).to.have.length(1);
    expect(missingFor({version: '0.1.0'}, changelog)[0]).to.contain(
      'npm run release -- --repository https://',
    );
    expect(missingFor({version: '0.3.0', ...fields}, changelog)[0]).to.contain('## 0.3.0');
  });

  it('sets what follows from the address of the repository', () => {
    expect(fieldsFor('https://github.com/a/b')).to.deep.equal({
      homepage: 'https://a.github.io/b/',
      repository: {type: 'git', url: 'git+https://github.com/a/b.git'},
      bugs: {url: 'https://github.com/a/b/issues'},
    });
    expect(fieldsFor('https://codeberg.org/a/b', 'https://b.org/').homepage).to.equal('https://b.org/');
    expect(() => fieldsFor('https://github.com/a')).to.throw('not the address of a repository');
  });

  it('has as its notes the section of its version alone', () => {
    expect(notesOf(changelog, '0.1.0')).to.equal('0.1.0 - 2026-01-01\n\nFirst.\n');
    expect(notesOf('## 0.1.0\n\nFirst.\n', '0.1.0')).to.equal('0.1.0\n\nFirst.\n');
    expect(notesOf('## 0.1.01\n', '0.1.0')).to.equal(undefined);
  });

  it('is refused while package.json does not say where the project is', function () {
    if (own.repository) this.skip();
    const {status, stderr} = spawnSync(process.execPath, ['scripts/release.mjs', '--check'], {
      encoding: 'utf8',
    });
    expect(status).to.equal(1);
    expect(stderr).to.contain('npm run release -- --repository');
  });
});

describe('the workflows', () => {
  for (const file of readdirSync('.github/workflows')) {
    it(`of ${file} pin every action by its hash, with the version beside it`, () => {
      const uses = [...readFileSync(`.github/workflows/${file}`, 'utf8').matchAll(/uses: (.*)/g)].map(
        ([, name]) => name,
      );
      for (const name of uses) expect(name).to.match(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    });
  }
});
