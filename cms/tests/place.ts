import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { startCluster } from './postgres.ts';
import {
  freshSecrets,
  type StartedStrapi,
  type StrapiOptions,
  startStrapi,
} from './start-strapi.ts';

/**
 * A database and a data folder of their own, on which Strapi can be started again and again. All that
 * is started and made here ends with the tests.
 */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** `env` as for startStrapi; sample content is off unless it says otherwise. */
  start(env?: StrapiOptions['env'], watch?: Pick<StrapiOptions, 'onSpawn'>): Promise<StartedStrapi>;
  /** Rows of one SQL query, while Strapi runs or not. */
  query(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  remove(): Promise<void>;
}

interface Sqlite {
  prepare(sql: string): { reader: boolean; all(): Record<string, unknown>[]; run(): unknown };
  close(): void;
}
interface Postgres {
  connect(): Promise<void>;
  query(sql: string): Promise<{ rows: Record<string, unknown>[] }>;
  end(): Promise<void>;
}

const require = createRequire(import.meta.url);
const openSqlite: new (file: string) => Sqlite = require('better-sqlite3');
const { Client: openPostgres }: { Client: new (url: string) => Postgres } = require('pg');

const ends: (() => Promise<unknown>)[] = [];
after(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Runs a function after all tests, the last one first. */
export function atEnd(end: () => Promise<unknown>): void {
  ends.push(end);
}

/** A new empty place: on a PostgreSQL of its own where CMS_TEST_DATABASE says so, else on SQLite. */
export async function newPlace(): Promise<Place> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'cms-test-'));
  const databaseUrl =
    process.env.CMS_TEST_DATABASE === 'postgres' ? await newDatabase() : undefined;
  const secrets = freshSecrets();
  const remove = () => rm(dataDir, { recursive: true, force: true });
  atEnd(remove);
  return {
    dataDir,
    ...(databaseUrl ? { databaseUrl } : {}),
    async start(env = {}, watch = {}) {
      const strapi = await startStrapi({
        ...watch,
        dataDir,
        ...(databaseUrl ? { databaseUrl } : {}),
        env: { ...secrets, SEED: 'off', ...env },
      });
      atEnd(strapi.stop);
      return strapi;
    },
    query: (sql) =>
      databaseUrl
        ? onPostgres(databaseUrl, sql)
        : onSqlite(path.join(dataDir, 'database.sqlite'), sql),
    remove,
  };
}

let cluster: ReturnType<typeof startCluster> | undefined;

async function newDatabase(): Promise<string> {
  if (!cluster) {
    cluster = startCluster();
    const started = await cluster;
    atEnd(async () => started?.stop());
  }
  const url = new URL((await cluster)?.url ?? '');
  const name = `cms_${randomBytes(6).toString('hex')}`;
  await onPostgres(url.href, `create database ${name}`);
  url.pathname = `/${name}`;
  return url.href;
}

async function onPostgres(url: string, sql: string) {
  const client = new openPostgres(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function onSqlite(file: string, sql: string) {
  const database = new openSqlite(file);
  try {
    const statement = database.prepare(sql);
    if (statement.reader) return statement.all();
    statement.run();
    return [];
  } finally {
    database.close();
  }
}
