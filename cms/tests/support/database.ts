import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type Rows = readonly Readonly<Record<string, unknown>>[];

interface Postgres {
  connect(): Promise<void>;
  query(sql: string): Promise<{ rows: Rows }>;
  end(): Promise<void>;
}

const { Client: openPostgres }: { Client: new (url: string) => Postgres } = createRequire(
  import.meta.url,
)('pg');

/** The place of a database: on PostgreSQL if it has a URL, else in the data folder. */
interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** Returns the rows of an SQL query. Strapi may run or not. */
export async function query({ dataDir, databaseUrl }: Place, sql: string): Promise<Rows> {
  if (databaseUrl) return onPostgres(databaseUrl, sql);
  const database = new DatabaseSync(path.join(dataDir, 'database.sqlite'), { timeout: 5_000 });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

export async function onPostgres(url: string, sql: string): Promise<Rows> {
  const client = new openPostgres(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
