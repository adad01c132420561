import { stat } from 'node:fs/promises';
import { Complaint } from '../complaint.ts';
import { lastWords } from '../diagnose.mjs';
import { run } from '../processes.ts';
import { ROOT } from '../repository.ts';
import type { Database } from './database.ts';

/** A PostgreSQL database. */
export interface PostgresDatabase extends Database {
  /** Runs one statement; gives what psql prints. */
  ask(sql: string): Promise<string>;
}

/** The database at that address, by way of its own programs `pg_dump`, `pg_restore` and `psql`. */
export function postgresDatabase(url: string): PostgresDatabase {
  const env = { ...process.env, ...connectionOf(url) };
  const call = async (program: string, args: readonly string[]): Promise<string> => {
    const ended = await run({ name: program, command: program, args, cwd: ROOT, env });
    if (ended.code === 0) return ended.output;
    throw new Complaint(explain(program, ended.code, ended.output));
  };
  const ask = (sql: string) =>
    call('psql', ['-X', '-w', '-At', '-v', 'ON_ERROR_STOP=1', '-c', sql]);
  return {
    kind: 'postgres',
    ask,
    file: 'database.dump',
    size: async () => Number((await ask('select pg_database_size(current_database())')).trim()),

    // One transaction of its own, so that the dump is one moment of a database that goes on working.
    save: async (file) => {
      await call('pg_dump', ['-w', '-Fc', '--no-owner', '--no-privileges', `--file=${file}`]);
    },

    async problemsOf(file) {
      const { size } = await stat(file);
      if (size === 0) return ['the dump of the database is empty'];
      // Unpacks everything, and throws it away.
      const ended = await run({
        ...{ name: 'pg_restore', command: 'pg_restore', cwd: ROOT, env },
        args: ['--file=/dev/null', file],
      });
      return ended.code === 0 ? [] : [explain('pg_restore', ended.code, ended.output)];
    },

    async uploads() {
      const urls = await ask(
        "select url from files where provider = 'local' and url like '/uploads/%'",
      );
      return urls
        .split('\n')
        .filter((line) => line.startsWith('/uploads/'))
        .map((line) => line.slice('/uploads/'.length));
    },

    isEmpty: async () =>
      Number(
        (
          await ask(
            "select count(*) from pg_class where relkind in ('r', 'S') and relnamespace = 'public'::regnamespace",
          )
        ).trim(),
      ) === 0,

    async inUse() {
      const others = await ask(
        "select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
      if (Number(others.trim()) === 0) return undefined;
      return `${others.trim()} connections to the database are open: stop the content system first.`;
    },

    async bringBack(file) {
      if (!(await this.isEmpty())) {
        await ask('drop schema public cascade; create schema public');
      }
      await call('pg_restore', [
        ...['-w', '--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'],
        ...[`--dbname=${env.PGDATABASE}`, file],
      ]);
    },
  };
}

/** The address in the variables of PostgreSQL's programs: no password in the list of processes. */
export function connectionOf(address: string): Record<string, string> {
  const url = new URL(address);
  const sslmode = url.searchParams.get('sslmode');
  const said = {
    PGHOST: url.searchParams.get('host') ?? url.hostname,
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(sslmode ? { PGSSLMODE: sslmode } : {}),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));
}

const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /server version mismatch/,
    'The installed programs of PostgreSQL are older than its server: install those of the same version (Debian: postgresql-client).',
  ],
  [
    /unsupported version .* in file header|unrecognized configuration parameter/,
    'The dump comes from a newer PostgreSQL than is installed here: install that version, or a newer one.',
  ],
  [/password authentication failed|no password supplied/, 'Is the password in DATABASE_URL right?'],
  [/does not exist/, 'Is the name of the database in DATABASE_URL right?'],
  [/could not (connect|translate)|Connection refused/, 'Does the server in DATABASE_URL run?'],
  [
    /No space left|could not (write|extend)/,
    'The disk is full: free some space, then run it again.',
  ],
];

function explain(program: string, code: number | null, output: string): string {
  if (code === 127) {
    return `${program} is not installed here. It comes with PostgreSQL (Debian: apt-get install postgresql-client).`;
  }
  const advice = ADVICE.find(([pattern]) => pattern.test(output))?.[1];
  return [`${program} did not work:`, lastWords(output, 6), ...(advice ? [advice] : [])].join('\n');
}
