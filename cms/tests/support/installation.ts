import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { onPostgres, query as queryIn, type Rows } from './database.ts';
import { startCluster } from './postgres.ts';
import {
  freshSecrets,
  type StartedStrapi,
  type StrapiOptions,
  startStrapi,
} from './start-strapi.ts';

/**
 * A database and a data folder on which Strapi can be started several times. Both are removed after all
 * tests, and each Strapi is stopped.
 */
export interface Installation {
  readonly dataDir: string;
  /** Undefined on SQLite. */
  readonly databaseUrl: string | undefined;
  /** Starts Strapi with options of `startStrapi`. Sample content is off unless `env` turns it on. */
  start(
    env?: Readonly<Record<string, string | undefined>>,
    onSpawn?: StrapiOptions['onSpawn'],
  ): Promise<StartedStrapi>;
  /** Returns the rows of an SQL query. Strapi may run or not. */
  query(sql: string): Promise<Rows>;
  count(table: string, where?: string): Promise<number>;
  /** Returns a time before or after now, as SQL of the database. */
  time(fromNowMs: number): string;
}

const ends: (() => Promise<unknown>)[] = [];
after(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Runs a function after all tests. The last function runs first. */
export function atEnd(end: () => Promise<unknown>): void {
  ends.push(end);
}

/** Makes an empty installation, on PostgreSQL if CMS_TEST_DATABASE says so, else on SQLite. */
export async function newInstallation(): Promise<Installation> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'cms-test-'));
  const databaseUrl =
    process.env.CMS_TEST_DATABASE === 'postgres' ? await newDatabase() : undefined;
  const secrets = { ...freshSecrets(), DATABASE_URL: databaseUrl };
  atEnd(() => rm(dataDir, { recursive: true, force: true }));
  const query: Installation['query'] = (sql) => queryIn({ dataDir, databaseUrl }, sql);
  return {
    dataDir,
    databaseUrl,
    async start(env, onSpawn = () => {}) {
      const settings = { ...secrets, SEED: 'off', ...env };
      const strapi = await startStrapi({ dataDir, env: settings, onSpawn });
      atEnd(strapi.stop);
      return strapi;
    },
    query,
    async count(table, where = 'true') {
      const [row] = await query(`select count(*) as n from ${table} where ${where}`);
      return Number(row?.n);
    },
    time(fromNowMs) {
      if (databaseUrl)
        return `date_trunc('milliseconds', now()) + interval '${fromNowMs} milliseconds'`;
      return String(Date.now() + fromNowMs);
    },
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
