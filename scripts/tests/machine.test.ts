import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { freePort } from '../../site/tests/free-port.ts';
import { ROOT } from '../repository.ts';
import { readExample } from '../settings/check.ts';
import { scratchFolder } from './scratch.ts';

/** The scripts of a machine without containers, tried on a lay-out in a folder of its own. */
const folder = scratchFolder();
const home = path.join(folder, 'opt');
const state = path.join(folder, 'var');
const origin = path.join(folder, 'origin');
const calls = path.join(folder, 'systemctl.log');
const [cms, one, two] = [await freePort(), await freePort(), await freePort()];

const env = {
  ...process.env,
  PATH: `${folder}/bin:${process.env.PATH}`,
  MAZHAVIL_HOME: home,
  MAZHAVIL_STATE: state,
  MAZHAVIL_SETTINGS: path.join(folder, 'settings.env'),
  MAZHAVIL_ACCOUNT: '',
  MAZHAVIL_SITE_PORTS: `${one} ${two}`,
  MAZHAVIL_CMS_PORT: String(cms),
  MAZHAVIL_PATIENCE: '3',
};

/** Stands in for a whole repository: builds at once, and writes down what it is asked for. */
const BOOTSTRAP = `
import { appendFileSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
const [command, ...rest] = process.argv.slice(2);
if (command === 'build') {
  if (existsSync('UNBUILDABLE')) process.exit(1);
  mkdirSync('node_modules/.bin', { recursive: true });
  symlinkSync(process.execPath, 'node_modules/.bin/node');
  writeFileSync('built', '');
} else {
  appendFileSync(${JSON.stringify(path.join(folder, 'commands.log'))},
    [command, ...rest, process.env.CMS_DATA_DIR, process.env.APP_KEYS].join(' ') + '\\n');
  if (command === 'cms:backup' && existsSync(${JSON.stringify(path.join(folder, 'no-backup'))})) process.exit(1);
}
`;

function git(...args: string[]): string {
  return execFileSync(
    'git',
    ['-C', origin, '-c', 'user.name=T', '-c', 'user.email=t@mazhavil.example', ...args],
    {
      encoding: 'utf8',
    },
  ).trim();
}

/** A new version; gives the name under which it is kept. */
function commit(files: Record<string, string>, gone: readonly string[] = []): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(origin, name)), { recursive: true });
    writeFileSync(path.join(origin, name), text);
  }
  for (const name of gone) git('rm', '--quiet', name);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A version');
  return git('rev-parse', 'HEAD').slice(0, 12);
}

function script(name: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(path.join(ROOT, 'deploy/machine', name), args, { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

const current = () => readlinkSync(path.join(home, 'current')).replace('releases/', '');
const restarts = () => readFileSync(calls, 'utf8').trim().split('\n');
const forget = () => writeFileSync(calls, '');

// Every program is well unless the current version is one that is broken.
const servers = [cms, one, two].map((port) =>
  createServer((_request, response) => {
    response.statusCode = existsSync(path.join(home, 'current/BROKEN')) ? 503 : 200;
    response.end();
  }).listen(port, '127.0.0.1'),
);
after(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

let first = '';
let second = '';

before(() => {
  mkdirSync(path.join(folder, 'bin'));
  writeFileSync(path.join(folder, 'bin/systemctl'), `#!/bin/sh\necho "$@" >> ${calls}\n`);
  chmodSync(path.join(folder, 'bin/systemctl'), 0o755);
  for (const each of [origin, path.join(home, 'releases'), state])
    mkdirSync(each, { recursive: true });
  writeFileSync(env.MAZHAVIL_SETTINGS, '# words\nAPP_KEYS=a secret with $(touch spaces) in it\n');
  git('init', '--quiet', '--initial-branch=main');
  first = commit({ 'scripts/bootstrap.mjs': BOOTSTRAP, VERSION: '1' });
  execFileSync('git', ['clone', '--quiet', origin, path.join(home, 'repository')]);
  forget();
});

test('the first update builds the newest version and starts the programs one after the other', async () => {
  const { code, output } = await script('update');
  assert.equal(code, 0, output);
  assert.equal(current(), first);
  assert.ok(existsSync(path.join(home, 'current/built')));
  assert.deepEqual(restarts(), [
    'restart mazhavil-cms',
    `restart mazhavil-site@${one}`,
    `restart mazhavil-site@${two}`,
  ]);
  assert.match((await script('update')).output, /runs already/);
});

test('an update makes a backup with the settings of the programs before it switches over', async () => {
  second = commit({ VERSION: '2' });
  const { code, output } = await script('update');
  assert.equal(code, 0, output);
  assert.equal(current(), second);
  assert.equal(
    readFileSync(path.join(folder, 'commands.log'), 'utf8'),
    `cms:backup ${state}/cms a secret with $(touch spaces) in it\n`,
  );
});

test('rollback brings the version before back, and another one this one again', async () => {
  forget();
  assert.equal((await script('rollback')).code, 0);
  assert.equal(current(), first);
  assert.equal(restarts().length, 3);
  assert.equal((await script('rollback')).code, 0);
  assert.equal(current(), second);
});

test('a version that does not become healthy is taken back by itself', async () => {
  const broken = commit({ BROKEN: '' });
  const { code, output } = await script('update');
  assert.equal(code, 1);
  assert.match(output, new RegExp(`${broken} does not become healthy. Going back to ${second}`));
  assert.equal(current(), second);
});

test('a version that cannot be built, that is not there, or without a backup changes nothing', async () => {
  commit({ UNBUILDABLE: '' }, ['BROKEN']);
  forget();
  const unbuilt = await script('update');
  assert.equal(unbuilt.code, 1);
  assert.match(unbuilt.output, /could not be built; nothing was changed/);
  assert.match((await script('update', 'no-such-tag')).output, /There is no version no-such-tag/);
  commit({ VERSION: '3' }, ['UNBUILDABLE']);
  writeFileSync(path.join(folder, 'no-backup'), '');
  assert.match((await script('update')).output, /No backup could be made; nothing was changed/);
  assert.equal(current(), second);
  assert.deepEqual(restarts(), ['']);
});

test('old versions are removed, and never the one that runs or the one before', async () => {
  execFileSync('rm', [path.join(folder, 'no-backup')]);
  const made = [];
  for (const version of ['4', '5', '6', '7']) {
    made.push(commit({ VERSION: version }));
    assert.equal((await script('update')).code, 0);
  }
  const kept = readdirSync(path.join(home, 'releases')).filter((name) => !name.startsWith('.'));
  assert.equal(kept.length, 3);
  for (const name of made.slice(-2)) assert.ok(kept.includes(name));
});

test('a restore stops the content system, and starts it again whatever happened', async () => {
  forget();
  assert.equal((await script('restore', '2026-01-01T02-30-00Z')).code, 0);
  assert.deepEqual(restarts(), ['stop mazhavil-cms', 'start mazhavil-cms']);
  const commands = readFileSync(path.join(folder, 'commands.log'), 'utf8').trim().split('\n');
  assert.match(commands.at(-1) ?? '', /^cms:restore 2026-01-01T02-30-00Z --replace /);
});

test('secrets are made where they are empty, and nobody else can read the file', () => {
  const file = path.join(folder, '.env');
  writeFileSync(file, readExample().replace(/^CMS_TOKEN=$/m, 'CMS_TOKEN=mine'));
  execFileSync(path.join(ROOT, 'deploy/make-secrets'), [file]);
  const text = readFileSync(file, 'utf8');
  assert.match(text, /^CMS_TOKEN=mine$/m);
  const made = [...text.matchAll(/^([A-Z_]+)=([0-9a-f]{64})$/gm)].map(([, name]) => name);
  assert.ok(made.includes('APP_KEYS') && made.includes('CMS_WRITE_TOKEN'));
  assert.deepEqual(
    [...text.matchAll(/^([A-Z_]*(?:TOKEN|SECRET|SALT|KEYS?))=$/gm)].map(([, name]) => name),
    [],
  );
  assert.equal(execFileSync('stat', ['-c', '%a', file], { encoding: 'utf8' }).trim(), '600');
});

test('the services have no rights that they do not need, and know where everything is', () => {
  const units = readdirSync(path.join(ROOT, 'deploy/machine')).filter((name) =>
    name.endsWith('.service'),
  );
  assert.deepEqual(units.sort(), [
    'mazhavil-backup.service',
    'mazhavil-cms.service',
    'mazhavil-site@.service',
  ]);
  for (const name of units) {
    const text = readFileSync(path.join(ROOT, 'deploy/machine', name), 'utf8');
    for (const line of [
      ...['User=mazhavil', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'ProtectHome=yes'],
      ...['PrivateTmp=yes', 'CapabilityBoundingSet=', 'SystemCallFilter=@system-service'],
    ]) {
      assert.ok(text.split('\n').includes(line), `${name}: ${line}`);
    }
  }
});
