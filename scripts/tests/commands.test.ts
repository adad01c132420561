import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../repository.ts';

const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, ['scripts/bootstrap.mjs', command, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });

test('every command is in package.json and explains itself with --help', async () => {
  const manifest = readFileSync(path.join(ROOT, 'package.json'), 'utf8');
  for (const file of readdirSync(path.join(ROOT, 'scripts/commands'))) {
    const name = file.replace('.ts', '').replaceAll('-', ':');
    assert.ok(manifest.includes(`bootstrap.mjs ${name}"`), name);
    const { help } = await import(path.join(ROOT, 'scripts/commands', file));
    assert.match(help, new RegExp(`^npm (run )?${name}\\b`), name);
  }
  assert.match(run('cms:restore', '--help').stdout, /--replace/);
});

test('a wrong command and a wrong option are one message', () => {
  const unknown = run('no-such');
  assert.equal(unknown.status, 1);
  assert.match(unknown.stderr, /✗ There is no command "no-such"/);
  const option = run('cms:backup', '--too', 'x');
  assert.equal(option.status, 1);
  assert.match(option.stderr, /✗ Unknown option '--too'\.\n\nnpm run cms:backup/);
});

test('without a terminal and without options, cms:admin says which options it needs', () => {
  const { status, stderr } = run('cms:admin');
  assert.equal(status, 1);
  assert.match(stderr, /✗ There is no terminal .*\n.*--firstname=… --lastname=…/s);
});
