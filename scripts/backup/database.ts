import type { Place } from './place.ts';
import { postgresDatabase } from './postgres.ts';
import { sqliteDatabase } from './sqlite.ts';

/** The database of a content system, as something to be saved and brought back. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** Name of its file in a backup. */
  readonly file: string;
  /** About how many bytes a copy takes. */
  size(): Promise<number>;
  /** Writes one consistent state to `file`, whatever else is going on. */
  save(file: string): Promise<void>;
  /** What is wrong with a saved copy; nothing where it can be read whole. */
  problemsOf(file: string): Promise<readonly string[]>;
  /** Paths below `uploads/` that the database names: `/uploads/a.jpg` gives `a.jpg`. */
  uploads(): Promise<readonly string[]>;
  /** Whether there is anything in it. */
  isEmpty(): Promise<boolean>;
  /** Why it cannot be replaced at this moment; undefined where it can. */
  inUse(): Promise<string | undefined>;
  /** Puts a saved copy in place of what there is. */
  bringBack(file: string): Promise<void>;
}

/**
 * The database of that place.
 * @throws Complaint from every method, with what to do, where its programs or its server fail
 */
export function databaseOf({ dataDir, databaseUrl }: Place): Database {
  return databaseUrl ? postgresDatabase(databaseUrl) : sqliteDatabase(dataDir);
}
