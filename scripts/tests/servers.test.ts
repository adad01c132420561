import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test } from 'node:test';
import { freePort } from '../../site/tests/support/free-port.ts';

const port = await freePort();
const healthUrl = `http://127.0.0.1:${port}/`;
const LIVES = `require('http').createServer((_, reply) => reply.end()).listen(${port}, '127.0.0.1')`;

/** Runs servers of that code in a program of its own; gives what it printed and its exit code. */
async function runServers(codes: readonly string[], signal?: NodeJS.Signals) {
  const servers = codes.map((code, index) => ({
    ...{ name: `server ${index}`, folder: 'root', env: {}, healthUrl, args: ['--eval', code] },
  }));
  const code = `import { runServers } from ${JSON.stringify(path.join(import.meta.dirname, '../servers.ts'))};
    const onReady = () => console.log('ready');
    process.exitCode = await runServers(${JSON.stringify(servers)}, onReady);`;
  const command = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  let output = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (signal && output.includes('ready')) command.kill(signal);
    });
  }
  const [exitCode] = await once(command, 'close');
  return { output, exitCode };
}

const isRunning = () =>
  fetch(healthUrl).then(
    () => true,
    () => false,
  );

test('when one server ends the other is stopped, and the reason is given', async () => {
  const fails = 'console.error("the database is locked"); process.exit(3)';
  const { output, exitCode } = await runServers([LIVES, fails]);
  assert.match(output, /UserError: server 1 ended \(exit code 3\)[\s\S]*the database is locked/);
  assert.equal(exitCode, 1);
  assert.equal(await isRunning(), false);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} ends the servers, then the command with exit code 0`, async () => {
    assert.equal((await runServers([LIVES], signal)).exitCode, 0);
    assert.equal(await isRunning(), false);
  });
}
