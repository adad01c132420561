import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Complaint, messageOf } from '../complaint.ts';
import { pathOf } from '../repository.ts';

/** The content system's database, also while the content system runs. */
export interface Connection {
  /** Runs one statement, with `?` for each value; gives the rows of a question. */
  ask(sql: string, values?: readonly string[]): Promise<readonly Record<string, unknown>[]>;
  close(): Promise<void>;
}

interface PostgresClient {
  connect(): Promise<void>;
  query(sql: string, values: readonly string[]): Promise<{ rows: Record<string, unknown>[] }>;
  end(): Promise<void>;
}

/**
 * Opens PostgreSQL where an address is given, else SQLite in that folder.
 * @throws Complaint where there is no database
 */
export async function openDatabase(
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<Connection> {
  return databaseUrl ? postgres(databaseUrl) : sqlite(path.join(dataDir, 'database.sqlite'));
}

function sqlite(file: string): Connection {
  if (!existsSync(file)) {
    throw new Complaint(
      `There is no database at ${file}. Has the content system been started? Is CMS_DATA_DIR right?`,
    );
  }
  const database = openErasing(file);
  return {
    ask: async (sql, values = []) => database.prepare(sql).all(...values),
    close: async () => {
      cutLog(database);
      database.close();
    },
  };
}

/** A SQLite file in which what is deleted is overwritten as well. */
export function openErasing(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec('pragma busy_timeout = 10000');
  database.exec('pragma secure_delete = on');
  return database;
}

/** Empties SQLite's log of changes, which still holds the old words. */
export function cutLog(database: DatabaseSync): void {
  database.exec('pragma wal_checkpoint(truncate)');
}

async function postgres(url: string): Promise<Connection> {
  const require = createRequire(path.join(pathOf('cms'), 'package.json'));
  const { Client }: { Client: new (url: string) => PostgresClient } = require('pg');
  const client = new Client(url);
  await client.connect().catch((thrown: unknown) => {
    const where = URL.canParse(url) ? new URL(url).host : 'the address given';
    throw new Complaint(
      `The database at ${where} cannot be used: ${messageOf(thrown)}. Does PostgreSQL run there, and is DATABASE_URL right?`,
    );
  });
  return {
    ask: async (sql, values = []) => {
      let place = 0;
      const numbered = sql.replaceAll('?', () => {
        place += 1;
        return `$${place}`;
      });
      return (await client.query(numbered, values)).rows;
    },
    close: () => client.end(),
  };
}
