import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../test-support/free-port.ts';

const ports = [await freePort(), await freePort()] as const;
const urlOf = (port: number) => `http://127.0.0.1:${port}/`;
const FAILS = `for (let line = 0; line < 50; line += 1) console.error('line', line);
  console.error("the database is locked"); process.exit(3)`;
/** Answers with its process id, and ends where it is asked to. */
const lives = (port: number) => `require('http').createServer(({ url }, reply) => {
  if (url === '/end') process.exit(4);
  reply.end(String(process.pid));
}).listen(${port}, '127.0.0.1')`;

/**
 * Runs servers of that code in a program of its own; gives what it printed and its exit code. Once
 * they are ready it does what is given, then sends the signal.
 */
async function runServers(
  codes: readonly string[],
  signal?: NodeJS.Signals,
  whenReady = async () => {},
) {
  const servers = codes.map((code, index) => ({
    name: `server ${index}`,
    folder: 'root',
    env: {},
    args: ['--eval', code],
    healthUrl: urlOf(ports[index] ?? 0),
  }));
  const code = `import { runServers } from ${JSON.stringify(path.join(import.meta.dirname, '../servers.ts'))};
    const onReady = () => console.log('ready');
    process.exitCode = await runServers(${JSON.stringify(servers)}, onReady);`;
  const command = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  let output = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (signal && text.includes('ready')) whenReady().finally(() => command.kill(signal));
    });
  }
  const [exitCode] = await once(command, 'close');
  return { output, exitCode };
}

/** The process id of the server; undefined where none answers. */
const pidOf = (port: number) =>
  fetch(urlOf(port)).then(
    (reply) => reply.text(),
    () => undefined,
  );

test('when one server does not start the other is stopped, and the reason is given', async () => {
  const { output, exitCode } = await runServers([lives(ports[0]), FAILS]);
  assert.match(output, /UserError: server 1 ended \(exit code 3\)[\s\S]*the database is locked/);
  assert.equal(exitCode, 1);
  assert.equal(await pidOf(ports[0]), undefined);
});

test('a server that ends is started again after a longer pause each time, and the other runs on', async () => {
  const seen: (string | undefined)[] = [];
  const { output, exitCode } = await runServers(ports.map(lives), 'SIGINT', async () => {
    seen.push(await pidOf(ports[1]));
    for (const _turn of [1, 2]) {
      await fetch(`${urlOf(ports[0])}end`).catch(() => undefined);
      while (!(await pidOf(ports[0]))) await pause(50);
    }
    seen.push(await pidOf(ports[1]));
    await fetch(`${urlOf(ports[0])}end`).catch(() => undefined);
  });
  const pauses = [...output.matchAll(/server 0 ended \(exit code 4\)\. .* again in (\d+) s/g)];
  assert.deepEqual(pauses.map(([, seconds]) => seconds).slice(0, 2), ['1', '2']);
  assert.ok(seen[0] !== undefined && seen[0] === seen[1]);
  assert.equal(exitCode, 0);
  assert.deepEqual(await Promise.all(ports.map(pidOf)), [undefined, undefined]);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} ends the servers, then the command with exit code 0`, async () => {
    assert.equal((await runServers([lives(ports[0])], signal)).exitCode, 0);
    assert.equal(await pidOf(ports[0]), undefined);
  });
}
