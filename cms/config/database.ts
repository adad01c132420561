import path from 'node:path';
import { dataDir, settings } from './settings/index.ts';

interface SqliteConnection {
  pragma(statement: string): unknown;
}

/** Keeps values, which a visitor may have written, out of error messages. */
const withoutValues = { compileSqlOnError: false };

const sqlite = {
  client: 'sqlite',
  connection: { filename: path.join(dataDir, 'database.sqlite') },
  useNullAsDefault: true,
  // One connection, since SQLite allows one writer.
  pool: {
    min: 1,
    max: 1,
    afterCreate(connection: SqliteConnection, done: (error: null, same: SqliteConnection) => void) {
      // With WAL, readers do not wait for a writer. With FULL, a commit survives a power cut.
      connection.pragma('journal_mode = WAL');
      connection.pragma('synchronous = FULL');
      connection.pragma('busy_timeout = 5000');
      done(null, connection);
    },
  },
};

const postgres = (connectionString: string) => ({
  client: 'postgres',
  connection: { connectionString },
  // PostgreSQL allows 100 connections by default, and other programs may need some.
  pool: { min: 0, max: 10 },
  // The CMS gives up before a proxy does, so that its log shows the cause.
  acquireConnectionTimeout: 15_000,
});

export default {
  connection: {
    ...(settings.DATABASE_URL ? postgres(settings.DATABASE_URL) : sqlite),
    ...withoutValues,
  },
};
