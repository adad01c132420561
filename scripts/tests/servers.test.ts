import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test } from 'node:test';
import { freePort } from '../../site/tests/support/free-port.ts';
import { type Program, runServers } from '../servers.ts';

const LIVES = 'setInterval(() => {}, 1000); console.log("pid", process.pid)';

const program = (name: string, code: string, onLine = (_: string) => {}): Program => ({
  ...{ name, folder: 'root', env: {}, onLine },
  command: ['node', '--eval', code],
});

test('when one server ends the other is stopped, and the reason is given', async () => {
  let pid = 0;
  const running = runServers(async (start) => {
    await new Promise<void>((resolve) => {
      start(
        program('The site', LIVES, (line) => {
          pid = Number(line.split(' ')[1]);
          resolve();
        }),
      );
    });
    start(program('The CMS', 'console.error("the database is locked"); process.exit(3)'));
  });
  await assert.rejects(
    running,
    /^UserError: The CMS ended \(exit code 3\)[\s\S]*the database is locked/,
  );
  assert.throws(() => process.kill(pid, 0));
});

test('a server that ends before it answers is told with its last lines, without a stack', async () => {
  const url = `http://127.0.0.1:${await freePort()}/`;
  const code = 'console.log("bad setting: CMS_URL"); throw new Error("deep inside")';
  const running = runServers((start) => start(program('The site', code)).untilReady(url));
  await assert.rejects(running, (thrown: Error) => {
    assert.match(thrown.message, /bad setting: CMS_URL/);
    assert.doesNotMatch(thrown.message, /^\s+at /m);
    return true;
  });
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} ends the servers, then the command with exit code 0`, async () => {
    const servers = path.join(import.meta.dirname, '../servers.ts');
    const code = `import { runServers } from ${JSON.stringify(servers)};
      process.exitCode = await runServers(async (start) => void start(
        { name: 'It', folder: 'root', env: {}, onLine: console.log, command: ['node', '--eval', ${JSON.stringify(LIVES)}] }));`;
    const command = spawn(process.execPath, ['--input-type=module', '--eval', code]);
    const [line] = await once(command.stdout, 'data');
    command.kill(signal);
    assert.deepEqual(await once(command, 'exit'), [0, null]);
    assert.throws(() => process.kill(Number(String(line).split(' ')[1]), 0));
  });
}
