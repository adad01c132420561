import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSqlite } from '../../src/platform/is-sqlite.ts';

const isSqliteWith = (client: string) => isSqlite({ dialect: { client } as never });

test('the CMS tells SQLite from PostgreSQL, and refuses a database that it does not know', () => {
  assert.equal(isSqliteWith('sqlite'), true);
  assert.equal(isSqliteWith('postgres'), false);
  assert.throws(() => isSqliteWith('mysql'), /does not know the database “mysql”/);
});
