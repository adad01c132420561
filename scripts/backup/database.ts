import type { Place } from './place.ts';
import { postgresDatabase } from './postgres.ts';
import { sqliteDatabase } from './sqlite.ts';

/** The database of a CMS, to be saved and restored. Each method throws UserError where it fails. */
export interface Database {
  readonly kind: 'SQLite' | 'PostgreSQL';
  /** Name of its file in a backup. */
  readonly file: string;
  /** Writes one consistent state to `file` while the CMS runs. */
  save(file: string): Promise<void>;
  /** Throws where a saved copy is damaged. */
  check(file: string): Promise<void>;
  isEmpty(): Promise<boolean>;
  /** Throws where another program uses the database. */
  requireUnused(): Promise<void>;
  /** Puts a saved copy in place of what there is. */
  replaceWith(file: string): Promise<void>;
}

export function databaseOf({ dataDir, databaseUrl }: Place): Database {
  return databaseUrl ? postgresDatabase(databaseUrl) : sqliteDatabase(dataDir);
}
