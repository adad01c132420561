// @postgres
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import type { Core } from '@strapi/strapi';
import { startWatchingDisk } from '../../src/platform/full-disk.ts';
import { awaitCommits } from '../../src/platform/writes/await-commits.ts';
import { atEnd, newInstallation } from '../support/installation.ts';

type Database = Core.Strapi['db'];
type Work = (trx: Pick<Database['connection'], 'raw'>) => Promise<unknown>;

const require = createRequire(import.meta.url);
const { Database }: { Database: new (config: object) => Database } = require('@strapi/database');

/** Opens Strapi's database with a table whose rows cannot be committed: they refer to a missing row. */
async function open(): Promise<Database> {
  const { dataDir, databaseUrl } = await newInstallation();
  const postgres = { client: 'postgres', connection: { connectionString: databaseUrl } };
  const filename = path.join(dataDir, 'database.sqlite');
  const sqlite = { client: 'sqlite', connection: { filename }, useNullAsDefault: true };
  const settings = { migrations: { dir: dataDir } };
  const db = new Database({ connection: databaseUrl ? postgres : sqlite, settings });
  atEnd(() => db.destroy());
  await db.connection.raw('create table rows (id integer primary key, other integer)');
  await db.connection.raw(
    'create table refused (other integer references rows (id) deferrable initially deferred)',
  );
  awaitCommits({ db });
  return db;
}

const REFUSED = 'insert into refused values (1)';

test('[R11] a transaction rejects if its COMMIT fails, and its onCommit functions do not run', async () => {
  const db = await open();
  let commitCount = 0;
  const work = db.transaction(async ({ trx }) => {
    await trx.raw(REFUSED);
    await db.transaction(({ onCommit }) => onCommit(() => commitCount++));
  });
  await assert.rejects(work, /foreign key/i);
  assert.equal(commitCount, 0);
});

test('[R11] a transaction that is committed by a separate call rejects if its COMMIT fails', async () => {
  const db = await open();
  const { get, commit } = await db.transaction();
  await get().raw(REFUSED);
  await assert.rejects(commit(), /foreign key/i);
});

test('[R11] a transaction rejects if it was rolled back after a query whose error was caught', async () => {
  const db = await open();
  const work = db.transaction(async ({ trx }) => {
    await trx.raw('insert into rows (id) values (1)');
    await trx.raw('insert into rows (id) values (1)').catch(() => undefined);
  });
  const outcome = await work.then(
    () => 'stored',
    () => 'refused',
  );
  const rows = JSON.stringify(await db.connection.raw('select id from rows'));
  assert.equal(outcome, rows.includes('"id":1') ? 'stored' : 'refused', rows);
});

test('a stored transaction runs its onCommit function once and returns the result of its work', async () => {
  const db = await open();
  let commitCount = 0;
  const answer = await db.transaction(async ({ trx, onCommit }) => {
    onCommit(() => commitCount++);
    await trx.raw('insert into rows (id) values (1)');
    await db.transaction(({ trx: same }) => same.raw('insert into rows (id) values (2)'));
    return 'answer';
  });
  assert.equal(answer, 'answer');
  assert.equal(commitCount, 1);
  assert.match(JSON.stringify(await db.connection.raw('select id from rows')), /1.*2/);
});

const isPostgres = process.env.CMS_TEST_DATABASE === 'postgres';

test('[R11] the log says that the disk is full after a query that no request made', async () => {
  const db = await open();
  const logged: string[] = [];
  startWatchingDisk({ db, log: { error: (line: string) => logged.push(line) } });
  await assert.rejects(db.connection.raw('select * from no_such_table'));
  assert.deepEqual(logged, [], 'the error of another query');
  if (!isPostgres) await db.connection.raw('pragma max_page_count = 1');
  const fillDisk = isPostgres
    ? "do $$ begin raise exception 'full' using errcode = '53100'; end $$"
    : 'insert into rows (other) values (zeroblob(1000000))';
  await assert.rejects(db.connection.raw(fillDisk));
  assert.match(logged.join(), /THE DISK IS FULL/);
});

test('on SQLite a transaction is stored although another program tries to write during it', {
  skip: isPostgres,
}, async () => {
  const db = await open();
  await db.connection.raw('pragma journal_mode = wal');
  const file = JSON.stringify(Object(db.config.connection.connection).filename);
  const write = `new (require('node:sqlite').DatabaseSync)(${file}).exec('insert into rows values (1, 1)')`;
  const writeBeside = () => spawnSync(process.execPath, ['-e', write], { encoding: 'utf8' }).stderr;
  for (const begin of [
    (work: Work) => db.transaction(({ trx }) => work(trx)),
    async (work: Work) => {
      const { get, commit } = await db.transaction();
      await work(get());
      await commit();
    },
  ]) {
    await begin(async (trx) => {
      await trx.raw('select * from rows');
      assert.match(writeBeside(), /database is locked/, 'a command waits a while');
      await trx.raw('insert into rows (id) values (2)');
    });
    await db.connection.raw('delete from rows');
  }
  assert.doesNotMatch(writeBeside(), /Error/);
});
