import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { setTimeout as setTimeoutAsync } from 'node:timers/promises';
import { startCluster } from '../../cms/tests/support/postgres.ts';
import { backupsIn, checkBackup, makeBackup, writeBackup } from '../backup/backup.ts';
import { STRAPI_TABLES as STRAPI_TABLE_NAMES } from '../backup/database.ts';
import { type Installation, installationFrom, uploadsOf } from '../backup/installation.ts';
import { MANIFEST_FILE } from '../backup/manifest.ts';
import { findBackup, restoreBackup } from '../backup/restore.ts';
import { tool } from '../backup/tool.ts';
import { ROOT } from '../repository.ts';
import { scratchFolder } from './scratch.ts';

const secrets = { ENCRYPTION_KEY: 'a-key-of-many-letters', CMS_TOKEN: 'the-token-of-the-site' };

function emptyInstallation(): Installation {
  const folder = scratchFolder();
  const [dataDir, backups] = [path.join(folder, 'cms'), path.join(folder, 'backups')];
  return { dataDir, backups, databaseUrl: undefined, hasBucket: false, secrets, keep: 2 };
}

const uploadOf = ({ dataDir }: Installation) => path.join(dataDir, 'public/uploads/folder/one.jpg');

const STRAPI_TABLES = STRAPI_TABLE_NAMES.map((name) => `create table ${name} (id integer)`);
const CONTENT = [
  ...STRAPI_TABLES,
  'create table entries (title text)',
  "insert into entries values ('Library day')",
];

/** A CMS's data as far as a backup sees it. */
function filledInstallation(): Installation {
  const installation = emptyInstallation();
  mkdirSync(path.dirname(uploadOf(installation)), { recursive: true });
  writeFileSync(uploadOf(installation), 'a picture');
  sql(installation, ...CONTENT);
  return installation;
}

function open({ dataDir }: Installation): DatabaseSync {
  const database = new DatabaseSync(path.join(dataDir, 'database.sqlite'));
  database.exec('pragma journal_mode = wal');
  return database;
}

function sql(installation: Installation, ...statements: string[]): unknown[] {
  const database = open(installation);
  const rows = statements.map((statement) => database.prepare(statement).all()).at(-1) ?? [];
  database.close();
  return rows.map(({ title }) => title);
}

const titles = (installation: Installation) => sql(installation, 'select title from entries');
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 2, 30, second));

test('a setting of the environment names the installation, and an option wins', () => {
  const SECRETS_FILE = path.join(scratchFolder(), 'secrets.env');
  writeFileSync(SECRETS_FILE, 'CMS_TOKEN=of-the-file\nENCRYPTION_KEY=of-the-file');
  const env = { SECRETS_FILE, CMS_TOKEN: 'of-the-environment', BACKUP_KEEP: '3' };
  const { secrets, keep } = installationFrom(env);
  assert.deepEqual(
    [secrets.CMS_TOKEN, secrets.ENCRYPTION_KEY, keep],
    ['of-the-environment', 'of-the-file', 3],
  );
  assert.equal(installationFrom(env, { keep: '5' }).keep, 5);
  for (const wrong of ['0', '-1', '1.5', 'all']) {
    assert.throws(() => installationFrom(env, { keep: wrong }), /whole number from 1/);
  }
});

test('a backup restored into an empty installation is the same database and the same files', async () => {
  const installation = filledInstallation();
  // As while the CMS runs: what it has just written is still in the write-ahead log.
  const running = open(installation);
  running.exec("insert into entries values ('Written just now')");
  const file = await makeBackup(installation);
  running.close();
  assert.equal(statSync(file).mode & 0o077, 0);
  const other = emptyInstallation();
  const { before, changedSecrets } = await restoreBackup(other, file);
  assert.deepEqual([before, changedSecrets], [undefined, []]);
  assert.deepEqual(titles(other), ['Library day', 'Written just now']);
  assert.equal(readFileSync(uploadOf(other), 'utf8'), 'a picture');
  assert.equal(statSync(path.join(other.dataDir, 'database.sqlite')).mode & 0o077, 0);
  assert.deepEqual(readdirSync(other.dataDir).sort(), ['database.sqlite', 'public']);
});

test('a backup succeeds while files are uploaded all the time', async () => {
  const installation = filledInstallation();
  const folder = path.dirname(uploadOf(installation));
  for (let count = 0; count < 10; count += 1) {
    writeFileSync(path.join(folder, `old-${count}.jpg`), randomBytes(1_000_000));
  }
  let uploaded = 0;
  const uploads = setInterval(() => {
    uploaded += 1;
    writeFileSync(path.join(folder, `new-${uploaded}.jpg`), randomBytes(10_000));
  }, 5);
  const file = await makeBackup(installation).finally(() => clearInterval(uploads));
  assert.ok(uploaded > 10, `${uploaded} uploads`);
  const other = emptyInstallation();
  await restoreBackup(other, file);
  for (let count = 0; count < 10; count += 1) {
    const bytes = readFileSync(path.join(path.dirname(uploadOf(other)), `old-${count}.jpg`));
    assert.equal(bytes.length, 1_000_000);
  }
});

test('a file that is replaced while it is read is read again', async () => {
  const installation = filledInstallation();
  const replaced = uploadOf(installation);
  writeFileSync(replaced, randomBytes(20_000_000));
  const writes = setInterval(() => appendFileSync(replaced, 'more'), 5);
  setTimeout(() => clearInterval(writes), 1000);
  const file = await makeBackup(installation);
  const other = emptyInstallation();
  await restoreBackup(other, file);
  assert.ok(readFileSync(uploadOf(other)).equals(readFileSync(replaced)));
});

test('a backup without its uploads is not made', async () => {
  const installation = filledInstallation();
  rmSync(path.join(installation.dataDir, 'public'), { recursive: true });
  await assert.rejects(makeBackup(installation), /no folder .*uploads. Is CMS_DATA_DIR right/);
});

test('what a killed backup or restore left behind goes with the next one', async () => {
  const installation = filledInstallation();
  const backups = () => readdirSync(installation.backups).filter((name) => name !== '.lock');
  for (const args of [['backup'], ['restore', 'latest', '--replace']]) {
    const { dataDir: CMS_DATA_DIR, backups: BACKUP_DIR } = installation;
    const env = { ...process.env, CMS_DATA_DIR, BACKUP_DIR, DATABASE_URL: '', S3_BUCKET: '' };
    writeFileSync(uploadOf(installation), randomBytes(40_000_000));
    const command = spawn(process.execPath, ['scripts/backup/main.ts', ...args], {
      cwd: ROOT,
      env,
    });
    const hasPartial = () =>
      [installation.backups, CMS_DATA_DIR].some(
        (folder) =>
          existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('.partial-')),
      );
    while (!hasPartial()) await setTimeoutAsync(5);
    await assert.rejects(makeBackup(installation), /Another backup or restore is running/);
    command.kill('SIGKILL');
    await once(command, 'exit');
    assert.ok(hasPartial());
    await makeBackup(installation);
    assert.ok(!hasPartial());
  }
  assert.equal(backups().length, 2);
});

test('the same on PostgreSQL', async (t) => {
  const cluster = await startCluster();
  if (cluster === null) return t.skip('PostgreSQL is not installed here');
  after(() => cluster.stop());
  const psql = (url: string, statement: string) => tool('psql', ['-At', url, '-c', statement]);
  const newInstallation = async (name: string): Promise<Installation> => {
    await psql(cluster.url, `create database ${name}`);
    return { ...emptyInstallation(), databaseUrl: cluster.url.replace(/[^/]*$/, name) };
  };
  const installation = await newInstallation('one');
  const other = await newInstallation('two');
  const url = installation.databaseUrl ?? '';
  for (const each of [installation, other]) mkdirSync(uploadsOf(each), { recursive: true });
  await psql(url, CONTENT.join('; '));
  const file = await makeBackup(installation);
  await psql(url, 'drop table entries; create table others (n int)');
  await assert.rejects(restoreBackup(installation, file), /--replace/);
  await restoreBackup(installation, file, { replace: true });
  assert.equal(await psql(url, 'select title from entries'), 'Library day\n');
  assert.equal(await psql(url, "select to_regclass('others') is null"), 't\n');
  await restoreBackup(other, file);
  assert.equal(await psql(other.databaseUrl ?? '', 'select title from entries'), 'Library day\n');
  await assert.rejects(restoreBackup(emptyInstallation(), file), /backup of PostgreSQL/);
  await psql(url, 'drop table admin_users');
  await assert.rejects(makeBackup(installation), /no table admin_users/);
});

test('content is not replaced unasked; when asked, a copy is made that restores it', async () => {
  const installation = filledInstallation();
  await makeBackup(installation, at(1));
  sql(installation, "insert into entries values ('Written afterwards')");
  const latest = await findBackup('latest', installation);
  await assert.rejects(restoreBackup(installation, latest), /--replace/);
  const { before } = await restoreBackup(installation, latest, { replace: true });
  assert.deepEqual(titles(installation), ['Library day']);
  assert.match(path.basename(before ?? ''), /^before-restore-/);
  // The copy is not the latest: the same command once more gives the same content.
  assert.equal(await findBackup('latest', installation), latest);
  const named = await findBackup(path.basename(before ?? '', '.tar.gz'), installation);
  await restoreBackup(installation, named, { replace: true });
  assert.deepEqual(titles(installation), ['Library day', 'Written afterwards']);
});

test('files without a database are not replaced, since no copy of them can be made', async () => {
  const file = await makeBackup(filledInstallation());
  const installation = emptyInstallation();
  mkdirSync(path.dirname(uploadOf(installation)), { recursive: true });
  writeFileSync(uploadOf(installation), 'another picture');
  await assert.rejects(restoreBackup(installation, file, { replace: true }), /move that folder/);
  assert.equal(readFileSync(uploadOf(installation), 'utf8'), 'another picture');
});

test('the oldest backups are removed, and copies made before a restore stay', async () => {
  const installation = filledInstallation();
  mkdirSync(installation.backups);
  await writeBackup(installation, 'before-restore-', at(0));
  for (const second of [1, 2, 3]) await makeBackup(installation, at(second));
  const kept = ['2026-01-01T02-30-02Z.tar.gz', '2026-01-01T02-30-03Z.tar.gz'];
  assert.deepEqual(await backupsIn(installation.backups), kept);
  assert.ok(
    readdirSync(installation.backups).includes('before-restore-2026-01-01T02-30-00Z.tar.gz'),
  );
});

test('a damaged backup is refused before anything changes', async () => {
  const installation = filledInstallation();
  const file = await makeBackup(installation);
  const bytes = readFileSync(file);
  const flipped = Buffer.from(bytes).fill(0xff, 300, 308);
  writeFileSync(path.join(installation.backups, 'flipped.tar.gz'), flipped);
  truncateSync(file, bytes.length - 200);
  sql(installation, "insert into entries values ('Written afterwards')");
  for (const name of [file, path.join(installation.backups, 'flipped.tar.gz'), '/no/such/file']) {
    await assert.rejects(checkBackup(name, installation), { name: 'UserError' });
    await assert.rejects(restoreBackup(installation, name, { replace: true }), {
      name: 'UserError',
    });
  }
  assert.equal(titles(installation).length, 2);
  assert.equal(readFileSync(uploadOf(installation), 'utf8'), 'a picture');
});

test('a backup that lacks a part, or has something else in its place, replaces nothing', async () => {
  const installation = filledInstallation();
  const file = await makeBackup(installation);
  for (const change of [
    (folder: string) => rmSync(path.join(folder, 'database.sqlite')),
    (folder: string) => writeFileSync(path.join(folder, 'database.sqlite'), 'none'),
    (folder: string) => writeFileSync(path.join(folder, 'database.sqlite'), ''),
    withoutStrapi,
    (folder: string) => rmSync(path.join(folder, 'uploads'), { recursive: true }),
    fileForUploads,
    (folder: string) => rmSync(path.join(folder, MANIFEST_FILE)),
    (folder: string) => writeFileSync(path.join(folder, MANIFEST_FILE), 'no JSON'),
    (folder: string) => writeFileSync(path.join(folder, MANIFEST_FILE), '[]'),
    withManifest({ strapi: 5 }),
    withManifest({ strapi: 'newest' }),
    withManifest({ secrets: undefined }),
    withManifest({ secrets: { CMS_TOKEN: 1 } }),
    withManifest({ hasUploads: 'no' }),
    withManifest({ createdAt: 'yesterday' }),
  ]) {
    const other = path.join(installation.backups, 'tampered.tar.gz');
    copyFileSync(file, other);
    tamperWith(other, change);
    await assert.rejects(checkBackup(other, installation), { name: 'UserError' });
    await assert.rejects(restoreBackup(installation, other, { replace: true }), {
      name: 'UserError',
    });
    assert.deepEqual(titles(installation), ['Library day']);
    assert.equal(readFileSync(uploadOf(installation), 'utf8'), 'a picture');
  }
});

test('a file that was cut short, or is no archive, is called damaged, and replaces nothing', async () => {
  const installation = filledInstallation();
  const whole = readFileSync(await makeBackup(installation));
  const other = path.join(installation.backups, 'damaged.tar.gz');
  for (const bytes of [
    whole.subarray(0, whole.length / 2),
    Buffer.from('a text'),
    Buffer.alloc(0),
  ]) {
    writeFileSync(other, bytes);
    await assert.rejects(
      restoreBackup(installation, other, { replace: true }),
      /no backup, or a damaged one, and nothing was changed/,
    );
    assert.deepEqual(titles(installation), ['Library day']);
  }
});

function withoutStrapi(folder: string): void {
  const file = path.join(folder, 'database.sqlite');
  rmSync(file);
  const database = new DatabaseSync(file);
  database.exec('create table entries (title text)');
  database.close();
}

function fileForUploads(folder: string): void {
  rmSync(path.join(folder, 'uploads'), { recursive: true });
  writeFileSync(path.join(folder, 'uploads'), 'a file');
}

const withManifest = (change: object) => (folder: string) => {
  const file = path.join(folder, MANIFEST_FILE);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
};

/** Unpacks an archive, changes what is in it, and packs it again. */
function tamperWith(file: string, change: (folder: string) => void): void {
  const folder = scratchFolder();
  execFileSync('tar', ['-xzf', file, '-C', folder]);
  change(folder);
  execFileSync('tar', ['-czf', file, '-C', folder, ...readdirSync(folder)]);
}

test('an archive that holds anything but plain files is refused', async () => {
  const file = await makeBackup(filledInstallation());
  tamperWith(file, (folder) => symlinkSync('/etc', path.join(folder, 'uploads/etc')));
  const other = emptyInstallation();
  await assert.rejects(restoreBackup(other, file), /more than plain files[\s\S]*etc -> \/etc/);
  assert.deepEqual(readdirSync(other.dataDir), []);
});

test('a database that the CMS uses is not replaced', async () => {
  const installation = filledInstallation();
  const file = await makeBackup(installation);
  const running = open(installation);
  running.exec('select * from entries');
  await assert.rejects(restoreBackup(installation, file, { replace: true }), /Stop the CMS first/);
  running.close();
  await restoreBackup(installation, file, { replace: true });
});

test('a backup of a newer Strapi is refused, and changed secrets are named', async () => {
  const file = await makeBackup(filledInstallation());
  const other = { ...emptyInstallation(), secrets: { ...secrets, ENCRYPTION_KEY: 'another-key' } };
  assert.deepEqual((await restoreBackup(other, file)).changedSecrets, ['ENCRYPTION_KEY']);
  await assert.rejects(
    restoreBackup({ ...emptyInstallation(), hasBucket: true }, file),
    /uploads[\s\S]*S3_BUCKET/,
  );
  tamperWith(file, (folder) => {
    const manifest = readFileSync(path.join(folder, MANIFEST_FILE), 'utf8');
    assert.ok(!Object.values(secrets).some((secret) => manifest.includes(secret)));
    const newer = manifest.replace(/"strapi": "[^"]+"/, '"strapi": "5.1000.0"');
    writeFileSync(path.join(folder, MANIFEST_FILE), newer);
  });
  const reason = /Strapi 5\.1000\.0[\s\S]*update the programs/;
  await assert.rejects(restoreBackup(emptyInstallation(), file), reason);
});

const small = smallDisk();
test('on a full disk nothing is kept, and the message says what to do', {
  skip: small === undefined && 'only root can make a small disk',
}, async () => {
  const installation = filledInstallation();
  writeFileSync(
    uploadOf(installation),
    Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))),
  );
  const file = await makeBackup(installation);
  const backups = path.join(small ?? '', 'backups');
  await assert.rejects(
    makeBackup({ ...installation, backups }),
    /The disk is full: free some space/,
  );
  assert.deepEqual(readdirSync(backups), ['.lock']);
  const dataDir = path.join(small ?? '', 'cms');
  await assert.rejects(restoreBackup({ ...installation, dataDir }, file), /The disk is full/);
  assert.deepEqual(readdirSync(dataDir), []);
});

function smallDisk(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40k', 'small', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  after(() => {
    execFileSync('umount', [folder]);
    rmdirSync(folder);
  });
  return folder;
}
