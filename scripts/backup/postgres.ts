import { rm } from 'node:fs/promises';
import { UserError } from '../errors.mjs';
import { type Database, STRAPI_TABLES } from './database.ts';
import { tool } from './tool.ts';

export function postgresDatabase(address: string): Database {
  const env = connectionOf(address);
  const psql = (...args: readonly string[]) =>
    tool('psql', ['-X', '-w', '-q', '-At', '-v', 'ON_ERROR_STOP=1', ...args], env);
  const count = async (sql: string) => Number(await psql('-c', `select count(*) from ${sql}`));
  return {
    kind: 'PostgreSQL',
    file: 'database.dump',

    async save(file) {
      const options = ['-w', '-Fc', '--no-owner', '--no-privileges', `--file=${file}`];
      await tool('pg_dump', options, env);
    },

    async check(file) {
      await tool('pg_restore', ['--file=/dev/null', file]);
      const content = await tool('pg_restore', ['--list', file]);
      const missing = STRAPI_TABLES.find(
        (table) => !content.includes(` TABLE DATA public ${table} `),
      );
      if (missing) throw new UserError(`The database in this backup has no table ${missing}.`);
    },

    isEmpty: async () => (await count("pg_tables where schemaname = 'public'")) === 0,

    async requireUnused() {
      const others = await count(
        "pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
      if (others === 0) return;
      throw new UserError(
        `${others} other connections to the database are open. Stop the CMS first.`,
      );
    },

    /** One transaction: a failure leaves the database as it was. */
    async replaceWith(file) {
      const sql = `${file}.sql`;
      try {
        await tool('pg_restore', ['--no-owner', '--no-privileges', `--file=${sql}`, file]);
        const empty = 'drop schema public cascade; create schema public';
        await psql('--single-transaction', '-c', empty, '-f', sql);
      } finally {
        await rm(sql, { force: true });
      }
    },
  };
}

/** The address goes in variables, since arguments would show the password in the list of processes. */
function connectionOf(address: string): NodeJS.ProcessEnv {
  const url = new URL(address);
  const variables = {
    PGHOST: url.searchParams.get('host') ?? url.hostname,
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
