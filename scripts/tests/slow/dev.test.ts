import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../test-support/free-port.ts';
import { partNotWatched } from '../../commands/dev.ts';
import { isInstalled } from '../../install.mjs';
import { folderPath, ROOT } from '../../repository.ts';

const FILES = ['package.json', 'package-lock.json', 'tsconfig.base.json'];
const COPIED = [...FILES, 'scripts', 'cms', 'site'];
const LEFT_OUT = /\/(node_modules|build|dist|\.react-router|\.cache|\.strapi|test-results)$/;
const LIMIT_MS = 300_000;

/** A copy of the sources, so that the test can change them; packages by a link. */
function copyOfRepository(): string {
  const parent = partNotWatched(ROOT) ? homedir() : path.join(ROOT, 'data');
  mkdirSync(parent, { recursive: true });
  const copy = mkdtempSync(path.join(parent, 'dev-test-'));
  for (const name of COPIED) {
    const filter = (source: string) => !LEFT_OUT.test(source);
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true, filter });
  }
  for (const folder of ['root', 'cms', 'site'] as const) {
    // An installation in the copy would empty the folder behind the link.
    assert.ok(isInstalled(folderPath(folder)), `run npm ci in ${folder} first`);
    const packages = path.join(folder === 'root' ? '' : folder, 'node_modules');
    symlinkSync(path.join(ROOT, packages), path.join(copy, packages));
  }
  return copy;
}

test('npm run dev answers, and takes changes of a component, of the server and of the CMS', async () => {
  const copy = copyOfRepository();
  const [PORT, CMS_PORT] = [String(await freePort()), String(await freePort())];
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'dev'], {
    cwd: copy,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT, CMS_PORT, SEED: 'off' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(child, 'exit');
  after(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(copy, { recursive: true, force: true });
  });

  const until = async (what: string, isThere: () => boolean | Promise<boolean>) => {
    const limit = Date.now() + LIMIT_MS;
    while (!(await isThere())) {
      assert.ok(Date.now() < limit && child.exitCode === null, `${what} did not come:\n${output}`);
      await pause(200);
    }
  };
  const home = () =>
    fetch(`http://127.0.0.1:${PORT}/`).then(
      async (reply) => `${JSON.stringify([...reply.headers])}${await reply.text()}`,
      () => '',
    );
  const change = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(path.join(copy, file), 'utf8');
    assert.match(text, new RegExp(from), `${file} has changed: choose another place for this test`);
    writeFileSync(path.join(copy, file), text.replace(from, to));
  };

  await until('The home page', async () => (await home()).includes('hmr-runtime'));
  change('site/app/root.tsx', '<body', '<body data-changed="component"');
  await until('The component', async () => (await home()).includes('data-changed="component"'));
  change('site/server/headers.ts', "'nosniff'", "'nosniff, changed'");
  await until('The server', async () => (await home()).includes('nosniff, changed'));
  change('cms/src/index.ts', /$/, "\nconsole.log('The CMS has changed');\n");
  await until('The CMS', () => output.includes('The CMS has changed'));
});

test('npm run dev names the folder below which Strapi sees no change', () => {
  const partOf = (folder: string) => partNotWatched(`/home/a/${folder}/website`);
  for (const folder of ['tmp', 'tmpfiles', 'build', 'logs', 'public', '.cache']) {
    assert.equal(partOf(folder), folder);
  }
  for (const folder of ['templates', 'builds', 'blog', 'v1.2']) {
    assert.equal(partOf(folder), undefined);
  }
});
