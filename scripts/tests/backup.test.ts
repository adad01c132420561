import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { backupProblems, backupsOn, makeBackup } from '../backup/make.ts';
import { MANIFEST_FILE } from '../backup/manifest.ts';
import type { Place, Shelf } from '../backup/place.ts';
import { findBackup, isNewer, restoreBackup } from '../backup/restore.ts';
import { Complaint } from '../complaint.ts';
import { scratchFolder } from './scratch.ts';

const SECRETS = { ENCRYPTION_KEY: 'a-key-of-many-letters', CMS_TOKEN: 'the-token-of-the-website' };

function emptyPlace(secrets: Record<string, string> = SECRETS): { place: Place; shelf: Shelf } {
  const folder = scratchFolder();
  return {
    place: { dataDir: path.join(folder, 'cms'), secrets },
    shelf: { folder: path.join(folder, 'backups'), keep: 3 },
  };
}

/** A content system's data as far as a backup sees it: a database that names files, and the files. */
function filledPlace(): { place: Place; shelf: Shelf; database: string; uploads: string } {
  const made = emptyPlace();
  const uploads = path.join(made.place.dataDir, 'public/uploads');
  mkdirSync(path.join(uploads, 'folder'), { recursive: true });
  writeFileSync(path.join(uploads, 'one.jpg'), 'first picture');
  writeFileSync(path.join(uploads, 'folder/two.jpg'), 'second picture');
  const database = path.join(made.place.dataDir, 'database.sqlite');
  sql(
    database,
    'pragma journal_mode = wal; create table files (url text, provider text); create table entries (title text)',
  );
  sql(database, "insert into files values ('/uploads/one.jpg', 'local')");
  sql(database, "insert into entries values ('Library day')");
  return { ...made, database, uploads };
}

function sql(file: string, statement: string): void {
  const database = new DatabaseSync(file);
  database.exec(statement);
  database.close();
}

function titles(file: string): unknown[] {
  const database = new DatabaseSync(file);
  const rows = database.prepare('select title from entries').all();
  database.close();
  return rows.map(({ title }) => title);
}

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 2, 30, second));

test('a backup brought back into an empty place is the same database and the same files', async () => {
  const { place, shelf, uploads } = filledPlace();
  const made = await makeBackup(place, shelf);
  assert.equal(made.uploads, 2);
  assert.deepEqual(made.missing, []);
  const other = emptyPlace();
  const restored = await restoreBackup(other.place, other.shelf, {
    from: made.folder,
    replace: false,
  });
  assert.deepEqual(restored.otherSecrets, []);
  assert.deepEqual(titles(path.join(other.place.dataDir, 'database.sqlite')), ['Library day']);
  const back = path.join(other.place.dataDir, 'public/uploads');
  for (const name of ['one.jpg', 'folder/two.jpg']) {
    assert.equal(
      readFileSync(path.join(back, name), 'utf8'),
      readFileSync(path.join(uploads, name), 'utf8'),
    );
  }
});

test('its checksums can be verified with sha256sum alone, and only its owner can read it', async () => {
  const { place, shelf } = filledPlace();
  const { folder } = await makeBackup(place, shelf);
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: folder });
  assert.equal(statSync(folder).mode & 0o077, 0);
});

test('a backup taken while somebody writes holds whole transactions only', async () => {
  const { place, shelf, database } = filledPlace();
  const writer = spawn(process.execPath, [
    '-e',
    `const { DatabaseSync } = require('node:sqlite');
     const database = new DatabaseSync(${JSON.stringify(database)});
     database.exec('pragma busy_timeout = 5000');
     console.log('writing');
     for (let n = 0; ; n += 1) {
       database.exec("begin; insert into entries values ('a" + n + "'); insert into entries values ('b" + n + "'); commit");
     }`,
  ]);
  try {
    await once(writer.stdout, 'data');
    for (let round = 0; round < 3; round += 1) {
      const { folder } = await makeBackup(place, shelf, at(round));
      const count = titles(path.join(folder, 'database.sqlite')).length;
      assert.ok(count > 1 && count % 2 === 1, `${count} entries: half a transaction`);
    }
  } finally {
    writer.kill('SIGKILL');
    await once(writer, 'close');
  }
});

test('a file that has not changed takes no room again', async () => {
  const { place, shelf, uploads } = filledPlace();
  const first = await makeBackup(place, shelf, at(1));
  writeFileSync(path.join(uploads, 'one.jpg'), 'another picture');
  const second = await makeBackup(place, shelf, at(2));
  assert.equal(second.shared, 1);
  const inode = (folder: string, name: string) => statSync(path.join(folder, 'uploads', name)).ino;
  assert.equal(inode(first.folder, 'folder/two.jpg'), inode(second.folder, 'folder/two.jpg'));
  assert.notEqual(inode(first.folder, 'one.jpg'), inode(second.folder, 'one.jpg'));
  assert.deepEqual(await backupProblems(first.folder, place), []);
});

test('so many backups are kept as wanted, and the newest is the one that "latest" means', async () => {
  const { place, shelf } = filledPlace();
  for (const second of [1, 2, 3, 4, 5]) await makeBackup(place, shelf, at(second));
  assert.deepEqual(await backupsOn(shelf.folder), [
    '2026-01-01T02-30-03Z',
    '2026-01-01T02-30-04Z',
    '2026-01-01T02-30-05Z',
  ]);
  assert.match(await findBackup('latest', shelf, '/'), /02-30-05Z$/);
});

test('uploads that the database names and the disk does not have are told', async () => {
  const { place, shelf, database } = filledPlace();
  sql(database, "insert into files values ('/uploads/gone.jpg', 'local')");
  assert.deepEqual((await makeBackup(place, shelf)).missing, ['gone.jpg']);
});

test('a damaged backup is refused before anything changes', async () => {
  for (const damage of ['uploads/one.jpg', 'database.sqlite', MANIFEST_FILE]) {
    const { place, shelf } = filledPlace();
    const { folder } = await makeBackup(place, shelf);
    writeFileSync(path.join(folder, damage), damage === MANIFEST_FILE ? '{}' : 'spoilt');
    const other = emptyPlace();
    await assert.rejects(
      restoreBackup(other.place, other.shelf, { from: folder, replace: true }),
      (thrown) => thrown instanceof Complaint && /damaged|cannot be read/.test(thrown.message),
    );
    assert.equal(existsSync(other.place.dataDir), false);
  }
});

test('content that is there is not replaced unasked; when asked, it is saved first', async () => {
  const { place, shelf, database } = filledPlace();
  const { folder } = await makeBackup(place, shelf, at(1));
  sql(database, "insert into entries values ('Written afterwards')");
  await assert.rejects(restoreBackup(place, shelf, { from: folder, replace: false }), /--replace/);
  assert.equal(titles(database).length, 2);
  const { before } = await restoreBackup(place, shelf, { from: folder, replace: true });
  assert.deepEqual(titles(database), ['Library day']);
  assert.deepEqual(titles(path.join(before ?? '', 'database.sqlite')), [
    'Library day',
    'Written afterwards',
  ]);
});

test('a database that a running program uses is not replaced', async () => {
  const { place, shelf, database } = filledPlace();
  const { folder } = await makeBackup(place, shelf);
  const holder = spawn(process.execPath, [
    '-e',
    `const { DatabaseSync } = require('node:sqlite');
     globalThis.held = new DatabaseSync(${JSON.stringify(database)});
     console.log('open'); setInterval(() => {}, 1000)`,
  ]);
  try {
    await once(holder.stdout, 'data');
    await assert.rejects(
      restoreBackup(place, shelf, { from: folder, replace: true }),
      /still uses .*Stop it first/,
    );
  } finally {
    holder.kill('SIGKILL');
    await once(holder, 'close');
  }
});

test('a backup of another database, or of a newer Strapi, is refused with what to do', async () => {
  const { place, shelf } = filledPlace();
  const { folder } = await makeBackup(place, shelf);
  const postgres = { ...place, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' };
  await assert.rejects(
    restoreBackup(postgres, shelf, { from: folder, replace: false }),
    /backup of SQLite.*PostgreSQL[\s\S]*cms:export/,
  );
  const manifest = readFileSync(path.join(folder, MANIFEST_FILE), 'utf8');
  writeFileSync(
    path.join(folder, MANIFEST_FILE),
    manifest.replace(/"strapi": "[^"]+"/, '"strapi": "99.0.0"'),
  );
  await assert.rejects(
    restoreBackup(emptyPlace().place, shelf, { from: folder, replace: false }),
    /Strapi 99\.0\.0[\s\S]*Update the programs first/,
  );
  assert.equal(isNewer('5.60.0', '5.9.3'), true);
  assert.equal(isNewer('5.54.0', '5.54.0'), false);
});

test('other secrets than at the time of the backup are named, and cannot be read from it', async () => {
  const { place, shelf } = filledPlace();
  const { folder } = await makeBackup(place, shelf);
  const other = emptyPlace({ ...SECRETS, ENCRYPTION_KEY: 'another-key-of-many-letters' });
  const restored = await restoreBackup(other.place, other.shelf, { from: folder, replace: false });
  assert.deepEqual(restored.otherSecrets, ['ENCRYPTION_KEY']);
  const manifest = readFileSync(path.join(folder, MANIFEST_FILE), 'utf8');
  assert.ok(!Object.values(SECRETS).some((secret) => manifest.includes(secret)));
});

test('what is missing is told in words: no database, no backup, a folder that is none', async () => {
  const { place, shelf } = emptyPlace();
  await assert.rejects(makeBackup(place, shelf), /There is no database at/);
  assert.deepEqual(readdirSync(shelf.folder), []);
  await assert.rejects(findBackup('latest', shelf, '/'), /There is no backup in/);
  const folder = scratchFolder();
  await assert.rejects(
    restoreBackup(place, shelf, { from: folder, replace: false }),
    /is no backup/,
  );
});

const small = smallDisk();
test('on a full disk nothing is kept, and the message says what to do', {
  skip: small === null && 'a small disk can only be made by root',
}, async () => {
  const { place, shelf, uploads } = filledPlace();
  const { folder } = await makeBackup(place, shelf, at(1));
  writeFileSync(path.join(uploads, 'large.jpg'), Buffer.alloc(3_000_000));
  const target = { folder: small ?? '', keep: 3 };
  await assert.rejects(makeBackup(place, target), /not enough room for a backup[\s\S]*BACKUP_DIR/);
  assert.deepEqual(readdirSync(target.folder), []);
  const there = { ...place, dataDir: path.join(small ?? '', 'cms') };
  await assert.rejects(
    restoreBackup(there, shelf, { from: (await makeBackup(place, shelf)).folder, replace: false }),
    /not enough room[\s\S]*Nothing was changed/,
  );
  assert.equal(existsSync(path.join(folder, MANIFEST_FILE)), true);
});

function smallDisk(): string | null {
  if (process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'small', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return null;
  }
  after(() => {
    execFileSync('umount', [folder]);
    rmdirSync(folder);
  });
  return folder;
}
