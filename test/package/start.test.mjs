import {spawn} from 'node:child_process';
import {expect} from 'chai';

describe('npm start', () => {
  it('serves the site, only to this machine', async () => {
    const env = {...process.env, CI: '1'};
    const program = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      let output = '';
      for await (const text of program.stdout.setEncoding('utf8')) {
        output += text;
        if (output.includes('Ctrl+C')) break;
      }
      const [address] = /http:\/\/localhost:\d+\//.exec(output);
      expect(await (await fetch(address)).text()).to.contain('<fen-game');
      expect((await fetch(new URL('dist/fen-board.min.js', address))).status).to.equal(200);
      // On Linux, all of 127.0.0.0/8 is this machine, so a server that listens on every address would answer there.
      if (process.platform !== 'linux') return;
      const elsewhere = await fetch(address.replace('localhost', '127.0.0.2')).catch(({cause}) => cause.code);
      expect(elsewhere).to.equal('ECONNREFUSED');
    } finally {
      program.kill();
    }
  });
});
