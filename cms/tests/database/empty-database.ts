import { createRequire } from 'node:module';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterTest, type Cleanup } from '../support/cleanup.ts';
import { newInstallation } from '../support/installation.ts';

const require = createRequire(import.meta.url);
const knex = require('knex');

/** Returns a connection of knex to a database without tables, which is closed after the test. */
export async function emptyDatabase(t: Cleanup): Promise<Knex> {
  const { dataDir, databaseUrl } = await newInstallation();
  const filename = path.join(dataDir, 'database.sqlite');
  const database = databaseUrl
    ? knex({ client: 'pg', connection: databaseUrl })
    : knex({ client: 'better-sqlite3', connection: { filename }, useNullAsDefault: true });
  afterTest(t, () => database.destroy());
  return database;
}
