import path from 'node:path';
import { dataDir, settings } from './settings';

interface SqliteConnection {
  pragma(statement: string): unknown;
}

/** An error names the query, and not the values in it: they may be what a visitor wrote. */
const withoutValues = { compileSqlOnError: false };

const sqlite = {
  client: 'sqlite',
  connection: { filename: path.join(dataDir, 'database.sqlite') },
  useNullAsDefault: true,
  // SQLite writes one thing at a time.
  pool: {
    min: 1,
    max: 1,
    afterCreate(connection: SqliteConnection, done: (error: null, same: SqliteConnection) => void) {
      // Readers do not wait for a writer; what was committed survives a power cut.
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
  // PostgreSQL has 100 connections by default, and others may use it too.
  pool: { min: 0, max: 10 },
  // This is well before a proxy gives up, so that the log says what was waited for.
  acquireConnectionTimeout: 15_000,
});

export default {
  connection: {
    ...(settings.DATABASE_URL ? postgres(settings.DATABASE_URL) : sqlite),
    ...withoutValues,
  },
};
