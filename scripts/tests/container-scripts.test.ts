import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../repository.ts';
import { scratchFolder } from './scratch.ts';

/** The scripts around docker compose, with a docker that only writes down what it is asked for. */
const folder = scratchFolder();
const origin = path.join(folder, 'origin');
const copy = path.join(folder, 'copy');
const log = path.join(folder, 'docker.log');
const person = ['-c', 'user.name=T', '-c', 'user.email=t@mazhavil.example'];

mkdirSync(path.join(folder, 'bin'));
writeFileSync(
  path.join(folder, 'bin/docker'),
  `#!/bin/sh
shift 5
echo "$RELEASE $*" >> ${log}
case $1 in up) [ ! -e BROKEN ] ;; build) [ ! -e UNBUILDABLE ] ;; run) [ ! -e ${folder}/no-backup ] ;; esac
`,
);
chmodSync(path.join(folder, 'bin/docker'), 0o755);
cpSync(path.join(ROOT, 'deploy'), path.join(origin, 'deploy'), { recursive: true });
writeFileSync(path.join(origin, '.gitignore'), '.env\n.env.new\n/.release-before\n');
execFileSync('git', ['init', '--quiet', '--initial-branch=main', origin]);
const first = commit('ONE');
execFileSync('git', ['clone', '--quiet', origin, copy]);
writeFileSync(
  path.join(copy, '.env'),
  '# words\n#RELEASE=local\nSITE_DOMAIN=www.mazhavil.example\n',
);

function commit(file: string): string {
  writeFileSync(path.join(origin, file), '');
  execFileSync('git', ['-C', origin, 'add', '--all']);
  execFileSync('git', ['-C', origin, ...person, 'commit', '--quiet', '--message', 'A version']);
  return execFileSync('git', ['-C', origin, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).slice(
    0,
    12,
  );
}

function script(name: string, ...args: string[]) {
  writeFileSync(log, '');
  const ended = spawnSync(path.join(copy, 'deploy/containers', name), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, RELEASE: '' },
  });
  const asked = readFileSync(log, 'utf8').replace(/\n$/, '').split('\n');
  return { code: ended.status, output: ended.stdout + ended.stderr, asked };
}

const release = () => /^RELEASE=(.*)$/m.exec(readFileSync(path.join(copy, '.env'), 'utf8'))?.[1];
const version = () =>
  execFileSync('git', ['-C', copy, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).slice(0, 12);
const UP = ' up --detach --wait --wait-timeout 600 --remove-orphans';

test('an update builds under its own name, makes a backup, and only then starts', () => {
  const second = commit('TWO');
  const { code, output, asked } = script('update');
  assert.equal(code, 0, output);
  assert.deepEqual(asked, [
    `${second} build`,
    ' run --rm --no-deps backup node scripts/backup/main.ts backup',
    UP,
  ]);
  assert.equal(release(), second);
  assert.match(readFileSync(path.join(copy, '.env'), 'utf8'), /^SITE_DOMAIN=www/m);
  assert.match(script('update').output, /runs already/);
});

test('rollback starts the version before, with its data where that is asked for', () => {
  const { code, asked } = script('rollback', '--with-data');
  assert.equal(code, 0);
  assert.ok(
    asked.includes(
      ' run --rm --no-deps backup node scripts/backup/main.ts restore latest --replace',
    ),
  );
  assert.equal(asked.at(-1), UP);
  assert.deepEqual([version(), release()], [first, 'local']);
  assert.match(script('rollback').output, /No update is known/);
});

test('a version that does not become healthy is taken back by itself', () => {
  script('update');
  const before = release();
  commit('BROKEN');
  const { code, output } = script('update');
  assert.equal(code, 1);
  assert.match(output, /does not become healthy\. Going back/);
  assert.deepEqual([version(), release()], [before, before]);
});

test('what cannot be built, or without a backup, changes nothing', () => {
  const before = release();
  execFileSync('git', ['-C', origin, 'rm', '--quiet', 'BROKEN']);
  commit('UNBUILDABLE');
  assert.match(script('update').output, /could not be built; nothing was changed/);
  execFileSync('git', ['-C', origin, 'rm', '--quiet', 'UNBUILDABLE']);
  commit('THREE');
  writeFileSync(path.join(folder, 'no-backup'), '');
  assert.match(script('update').output, /No backup could be made; nothing was changed/);
  assert.deepEqual([version(), release()], [before, before]);
});

test('a restore stops what writes, and starts it again whatever happened', () => {
  const { code, asked } = script('restore', '2026-01-01T02-30-00Z');
  assert.equal(code, 1);
  assert.deepEqual(asked, [
    ' up --detach --wait postgres',
    ' stop cms backup',
    ' run --rm --no-deps backup node scripts/backup/main.ts restore 2026-01-01T02-30-00Z --replace',
    ' up --detach --wait cms backup',
  ]);
});
