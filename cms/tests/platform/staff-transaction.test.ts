import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Core } from '@strapi/strapi';
import { staffTransaction } from '../../src/platform/writes/staff-transaction.ts';
import { partOf } from '../support/part-of.ts';

/** Runs one transaction of the staff on a database of this kind. Returns what happened, in order. */
async function run(client: string) {
  const happened: string[] = [];
  const strapi = partOf<Core.Strapi>({
    db: {
      dialect: { client },
      transaction: (work: (transaction: object) => Promise<unknown>) => {
        happened.push('begin');
        return work({ trx: { raw: async () => void happened.push('lock') } });
      },
    },
  });
  const result = await staffTransaction(strapi, async () => {
    happened.push('read and write');
    return 'done';
  });
  return { happened, result };
}

test('on PostgreSQL a person’s transaction waits for that of another before it reads, on SQLite always', async () => {
  const onPostgres = { happened: ['begin', 'lock', 'read and write'], result: 'done' };
  assert.deepEqual(await run('postgres'), onPostgres);
  assert.deepEqual(await run('sqlite'), { happened: ['begin', 'read and write'], result: 'done' });
});
