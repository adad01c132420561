import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../repository.ts';
import { helpOf } from '../run-command.ts';

const FOLDER = path.join(ROOT, 'scripts/commands');

test('every root command says with --help what it is for', async () => {
  const files = await readdir(FOLDER);
  assert.ok(files.length > 20);
  for (const file of files) {
    const help = await helpOf(path.join(FOLDER, file));
    assert.match(help, /^npm (run |start|test)/, file);
    assert.doesNotMatch(help, /[`*]/, file);
  }
});

test('its options stand below', async () => {
  const help = await helpOf(path.join(FOLDER, 'cms-erase.ts'), 'Use: …');
  assert.match(
    help,
    /^npm run cms:erase: erases everything that one person sent[\s\S]*\n\nUse: …$/,
  );
});

test('every root command is in package.json and in the README', async () => {
  const scripts: unknown = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
  const readme = await readFile(path.join(ROOT, 'README.md'), 'utf8');
  for (const file of await readdir(FOLDER)) {
    // `cms-backup.ts` is `cms:backup`.
    const name = file.replace(/\.ts$/, '').replaceAll('-', ':');
    assert.ok(JSON.stringify(scripts).includes(`bootstrap.mjs ${name}"`), name);
    assert.ok(readme.includes(`npm run ${name}`) || readme.includes(`npm ${name}`), name);
  }
});
