import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {
  freshSecrets,
  type StartedStrapi,
  type StrapiOptions,
  startStrapi,
} from './start-strapi.ts';

/** A database and a data folder of their own, on which Strapi can be started again and again. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** `env` as for startStrapi; sample content is off unless it says otherwise. */
  start(
    env?: StrapiOptions['env'],
    watch?: Pick<StrapiOptions, 'onOutput' | 'onSpawn'>,
  ): Promise<StartedStrapi>;
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

/** A new empty place: on PostgreSQL where CMS_TEST_POSTGRES names a server, else on SQLite. */
export async function newPlace(): Promise<Place> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'cms-test-'));
  const server = process.env.CMS_TEST_POSTGRES;
  const databaseUrl = server ? await newDatabase(server) : undefined;
  const secrets = freshSecrets();
  return {
    dataDir,
    ...(databaseUrl ? { databaseUrl } : {}),
    start: (env = {}, watch = {}) =>
      startStrapi({
        ...watch,
        dataDir,
        ...(databaseUrl ? { databaseUrl } : {}),
        env: { ...secrets, SEED: 'off', ...env },
      }),
    query: (sql) =>
      databaseUrl
        ? onPostgres(databaseUrl, sql)
        : onSqlite(path.join(dataDir, 'database.sqlite'), sql),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function newDatabase(server: string): Promise<string> {
  const name = `cms_${randomBytes(6).toString('hex')}`;
  await onPostgres(server, `create database ${name}`);
  const url = new URL(server);
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
