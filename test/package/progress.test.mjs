// What a person sees while a command runs that takes its time.
import {spawn} from 'node:child_process';
import {createServer} from 'node:net';
import {once} from 'node:events';
import {expect} from 'chai';

/** Runs a module; gives the process, and what waits until its output matches. */
function running(code, env = {}) {
  const program = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: {...process.env, ...env},
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  program.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  const until = async (wanted) => {
    while (!wanted.test(output)) await once(program.stdout, 'data');
    return wanted.exec(output);
  };
  return {program, until};
}

describe('a step that shows nothing of its own', function () {
  this.timeout(60_000);

  it('is counted in seconds while it runs, and gives its status', async () => {
    const {program, until} = running(`
      import {runWithTime} from './scripts/progress.mjs';
      const waits = ['-e', 'process.stdin.resume().on("end", () => process.exit(7))'];
      console.log('status', await runWithTime('  1/3', [process.execPath, waits], 50));
    `);
    await until(/^ {2}1\/3 … \d+ s\n/);
    program.stdin.end();
    await until(/status 7\n/);
  });

  it('ends with 1 where it cannot be started', async () => {
    const {until} = running(`
      import {runWithTime} from './scripts/progress.mjs';
      console.error = () => {};
      console.log('status', await runWithTime('', ['./no-such-program', []]));
    `);
    await until(/status 1\n/);
  });
});

describe('npm start', function () {
  this.timeout(60_000);

  it('serves the demo to this machine alone, at the next port where one is in use', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const {port} = other.address();
    const {program, until} = running(
      `import {serveDemo} from './scripts/serve-demo.mjs'; await serveDemo();`,
      {PORT: String(port), CI: '1'},
    );
    try {
      const [, address] = await until(/The demo is at (http:\/\/localhost:\d+\/demo\/)/);
      await until(new RegExp(`Port ${port} is in use; using ${new URL(address).port}\\.`));
      expect((await fetch(address)).status).to.equal(200);
      // On Linux the whole of 127.0.0.0/8 is this machine, so what listens on every address answers there.
      if (process.platform !== 'linux') return;
      const elsewhere = await fetch(address.replace('localhost', '127.0.0.2')).catch(({cause}) => cause.code);
      expect(elsewhere).to.equal('ECONNREFUSED');
    } finally {
      program.kill();
      other.close();
    }
  });
});
