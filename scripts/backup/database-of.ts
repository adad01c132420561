import type { Database } from './database.ts';
import type { Installation } from './installation.ts';
import { postgresDatabase } from './postgres.ts';
import { sqliteDatabase } from './sqlite.ts';

export function databaseOf({ dataDir, databaseUrl }: Installation): Database {
  return databaseUrl ? postgresDatabase(databaseUrl) : sqliteDatabase(dataDir);
}
