import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after } from 'node:test';
import { onPostgres, query as queryIn, type Rows } from './database.ts';
import { startCluster } from './postgres.ts';
import { newSampleFolder } from './sample.ts';
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
  /** Copies the database, the files and the secrets. No Strapi may run on them. */
  copy(): Promise<Installation>;
}

const ends: (() => Promise<unknown>)[] = [];
after(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Runs a function after all tests. The last function runs first. */
export function atEnd(end: () => Promise<unknown>): void {
  ends.push(end);
}

const ON_POSTGRES = process.env.CMS_TEST_DATABASE === 'postgres';

/** Makes an empty installation, on PostgreSQL if CMS_TEST_DATABASE says so, else on SQLite. */
export async function newInstallation(): Promise<Installation> {
  const databaseUrl = ON_POSTGRES ? await newDatabase() : undefined;
  return installationOf(await newDataDir(), { ...freshSecrets(), DATABASE_URL: databaseUrl });
}

/** Makes an installation with sample content. On PostgreSQL the first start with `SEED: 'on'` makes the content. */
export async function newSampleInstallation(): Promise<Installation> {
  if (ON_POSTGRES) return newInstallation();
  return installationOf(removedAtEnd(await newSampleFolder()), freshSecrets());
}

async function newDataDir(): Promise<string> {
  return removedAtEnd(await mkdtemp(path.join(os.tmpdir(), 'cms-test-')));
}

function removedAtEnd(dataDir: string): string {
  atEnd(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

function installationOf(
  dataDir: string,
  secrets: Readonly<Record<string, string | undefined>>,
): Installation {
  const { DATABASE_URL: databaseUrl } = secrets;
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
    async copy() {
      const copiedDir = await newDataDir();
      await cp(dataDir, copiedDir, { recursive: true });
      const copiedUrl = databaseUrl ? await newDatabase(databaseUrl) : undefined;
      return installationOf(copiedDir, { ...secrets, DATABASE_URL: copiedUrl });
    },
  };
}

let cluster: ReturnType<typeof startCluster> | undefined;

/** Makes an empty database, or a copy of another one. */
async function newDatabase(copiedUrl?: string): Promise<string> {
  if (!cluster) {
    cluster = startCluster();
    const started = await cluster;
    atEnd(async () => started?.stop());
  }
  const url = new URL((await cluster)?.url ?? '');
  const name = `cms_${randomBytes(6).toString('hex')}`;
  if (copiedUrl) {
    const template = new URL(copiedUrl).pathname.slice(1);
    // PostgreSQL copies no database that is in use, as by the connections of a Strapi that was just killed.
    const ofTemplate = `from pg_stat_activity where datname = '${template}'`;
    await onPostgres(url.href, `select pg_terminate_backend(pid) ${ofTemplate}`);
    await onPostgres(url.href, `create database ${name} template ${template}`);
  } else {
    await onPostgres(url.href, `create database ${name}`);
  }
  url.pathname = `/${name}`;
  return url.href;
}
