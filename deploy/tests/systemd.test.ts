import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { parseEnv } from 'node:util';
import { ROOT } from '../../scripts/repository.ts';

const UNITS = path.join(ROOT, 'deploy/systemd');
const unit = (name: string) => readFileSync(path.join(UNITS, `mazhavil-${name}.service`), 'utf8');
/** Every value of a setting in a unit. */
const valuesOf = (text: string, setting: string) =>
  [...text.matchAll(new RegExp(`^${setting}=(.*)$`, 'gm'))].map(([, value]) => value);

test('site and CMS have an account, settings and a state folder each', () => {
  for (const [name, account, folders] of [
    ['site@', 'site', 'mazhavil-site-%i'],
    ['cms', 'cms', 'mazhavil-cms'],
    ['backup', 'cms', 'mazhavil-cms mazhavil-backups'],
  ] as const) {
    const text = unit(name);
    assert.deepEqual(valuesOf(text, 'User'), [`mazhavil-${account}`], name);
    assert.deepEqual(valuesOf(text, 'EnvironmentFile'), [`/etc/mazhavil/${account}.env`], name);
    assert.deepEqual(valuesOf(text, 'StateDirectory'), [folders], name);
    assert.deepEqual(valuesOf(text, 'StateDirectoryMode'), ['0700'], name);
    assert.deepEqual(valuesOf(text, 'UMask'), ['0077'], name);
  }
});

test('each service waits for the time, by which it deletes, publishes and lets in', () => {
  for (const name of ['site@', 'cms', 'backup']) {
    for (const setting of ['After', 'Wants']) {
      assert.match(valuesOf(unit(name), setting).join(' '), /\btime-sync\.target\b/, name);
    }
  }
});

test('no service can gain rights or change the machine', () => {
  for (const name of ['site@', 'cms', 'backup']) {
    const lines = unit(name).split('\n');
    for (const line of [
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'ProtectHome=yes',
      'PrivateTmp=yes',
      'CapabilityBoundingSet=',
      'SystemCallFilter=@system-service',
      'ProtectProc=invisible',
    ]) {
      assert.ok(lines.includes(line), `${name}: ${line}`);
    }
  }
});

test('the website starts as its package says', () => {
  const manifest: { scripts: { start: string } } = JSON.parse(
    readFileSync(path.join(ROOT, 'site/package.json'), 'utf8'),
  );
  const { start } = manifest.scripts;
  assert.match(valuesOf(unit('site@'), 'ExecStart')[0] ?? '', new RegExp(`/${start}$`));
  const dockerfile = readFileSync(path.join(ROOT, 'deploy/Dockerfile'), 'utf8');
  assert.ok(dockerfile.includes(`CMD ${JSON.stringify(start.split(' ')).replaceAll(',', ', ')}`));
});

test('settings: secrets are made, and the site gets none of those of the CMS', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  after(() => rmSync(folder, { recursive: true }));
  const [cms, site] = [path.join(folder, 'cms.env'), path.join(folder, 'site.env')];
  copyFileSync(path.join(ROOT, '.env.example'), cms);
  writeFileSync(cms, readFileSync(cms, 'utf8').replace(/^CMS_TOKEN=$/m, 'CMS_TOKEN=mine'));
  execFileSync(path.join(ROOT, 'deploy/make-secrets'), [cms], { stdio: 'ignore' });
  assert.equal(statSync(cms).mode & 0o777, 0o600);
  const secrets = Object.entries(parseEnv(readFileSync(cms, 'utf8'))).filter(([name]) =>
    /(TOKEN|SECRET|SALT|KEYS?|PASSWORD)$/.test(name),
  );
  assert.ok(secrets.length > 8);
  for (const [name, value] of secrets) {
    assert.match(value ?? '', name === 'CMS_TOKEN' ? /^mine$/ : /^[0-9a-f]{64}$/, name);
  }

  // The line of docs/deploying.md that makes the file of the site.
  const docs = readFileSync(path.join(ROOT, 'docs/deploying.md'), 'utf8');
  const command = /sed '[^']+' cms\.env > site\.env/.exec(docs)?.[0];
  assert.ok(command);
  execFileSync('sh', ['-c', command], { cwd: folder });
  assert.deepEqual(Object.keys(parseEnv(readFileSync(site, 'utf8'))).sort(), [
    'CMS_TOKEN',
    'CMS_URL',
    'CMS_WRITE_TOKEN',
    'CONTENT_HOOK_SECRET',
    'PREVIEW_SECRET',
  ]);
});
