import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../site/tests/free-port.ts';
import { type Program, run, start } from '../processes.ts';
import { startServer, untilOneEnds } from '../servers.ts';

const program = (name: string, code: string): Program => ({
  name,
  command: process.execPath,
  args: ['--input-type=module', '--eval', code],
  cwd: import.meta.dirname,
});

const LIVES = 'setInterval(() => {}, 1000); console.log("up");';
const STUBBORN = `process.on("SIGTERM", () => {}); ${LIVES}`;

/** One that has ended counts as dead even where its new parent has not asked about it yet. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Waits for the first line that a program prints and reads the number in it. */
function pidPrinted(begin: (onLine: (line: string) => void) => void): Promise<number> {
  return new Promise((resolve) => {
    begin((line) => {
      const pid = Number(/pid (\d+)/.exec(line)?.[1]);
      if (pid) resolve(pid);
    });
  });
}

test('when one program dies the other is ended, and the reason is given', async () => {
  const other = await start(program('The site', LIVES));
  const dying = await start(
    program('The content system', 'console.error("the database is locked"); process.exit(3)'),
  );
  const message = await untilOneEnds([dying, other]);
  assert.match(message, /^The content system ended with exit code 3\. Its last lines:/);
  assert.match(message, /the database is locked/);
  assert.deepEqual(await other.ended, { code: null, signal: 'SIGTERM' });
});

test('a program that cannot be started is one that ended', async () => {
  const gone = await start({ ...program('The site', ''), command: '/no/such/program' });
  assert.match(await untilOneEnds([gone]), /ENOENT/);
});

test('what a program has started ends with it', async () => {
  const code = `import { spawn } from "node:child_process";
    const child = spawn(process.execPath, ["-e", ${JSON.stringify(LIVES)}]);
    console.log("pid", child.pid); setInterval(() => {}, 1000);`;
  let stop = async (): Promise<void> => {};
  const pid = await pidPrinted(async (onLine) => {
    const running = await start(program('parent', code), onLine);
    stop = () => running.stop();
  });
  assert.equal(isAlive(pid), true);
  await stop();
  await pause(50);
  assert.equal(isAlive(pid), false);
});

test('a program that ignores the request to end is killed after a limit', async () => {
  const up = Promise.withResolvers<void>();
  const stubborn = await start(program('stubborn', STUBBORN), () => up.resolve());
  await up.promise;
  await stubborn.stop(300);
  assert.deepEqual(await stubborn.ended, { code: null, signal: 'SIGKILL' });
});

test('a program that runs for too long is ended and counts as failed', async () => {
  const { code, output } = await run(program('slow', LIVES), { limitMs: 300 });
  assert.equal(code, 1);
  assert.match(output, /Ended by force/);
});

test('a server is ready once it answers', async () => {
  const port = await freePort();
  const code = `import { createServer } from "node:http";
    setTimeout(() => createServer((q, r) => r.end("ok")).listen(${port}, "127.0.0.1"), 200);`;
  const running = await startServer(program('server', code), `http://127.0.0.1:${port}/`);
  await running.stop();
});

test('a server that ends before it answers is told with its last lines, without a stack', async () => {
  const code = 'console.log("bad setting: CMS_URL"); throw new Error("deep inside")';
  const url = `http://127.0.0.1:${await freePort()}/`;
  await assert.rejects(startServer(program('The site', code), url), (thrown: Error) => {
    assert.match(thrown.message, /The site ended with exit code 1/);
    assert.match(thrown.message, /bad setting: CMS_URL/);
    assert.doesNotMatch(thrown.message, /^\s+at /m);
    return true;
  });
});

test('a server that never answers is stopped, and told', async () => {
  const url = `http://127.0.0.1:${await freePort()}/`;
  await assert.rejects(startServer(program('mute', LIVES), url, undefined, 300), /did not answer/);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} ends all programs, then the command`, async () => {
    const supervisor = spawn(process.execPath, [path.join(import.meta.dirname, 'supervisor.ts')]);
    let pid = 0;
    for await (const part of supervisor.stdout) {
      pid = Number(/pid (\d+)/.exec(String(part))?.[1]);
      if (pid) break;
    }
    assert.equal(isAlive(pid), true);
    const exit = new Promise((resolve) => supervisor.once('exit', resolve));
    supervisor.kill(signal);
    // npm passes on what the terminal has sent as well: twice is no impatience.
    supervisor.kill(signal);
    assert.equal(await exit, 0);
    assert.equal(isAlive(pid), false);
  });
}
