import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Complaint, messageOf } from '../complaint.ts';
import { secretsFile } from '../environment.ts';
import { pathOf, ROOT } from '../repository.ts';
import { parseSecrets } from '../secrets.ts';

/** Where a copy of the content system keeps what has to outlive its machine. */
export interface Place {
  /** Folder of the SQLite database and of the uploads. */
  readonly dataDir: string;
  /** PostgreSQL; SQLite in `dataDir` where it is missing. */
  readonly databaseUrl?: string;
  /** Where uploads do not stay on this machine's disk. */
  readonly bucket?: string;
  /** Secrets without which parts of a database are worth nothing, by name. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** Where backups are kept, and how many. */
export interface Shelf {
  readonly folder: string;
  readonly keep: number;
}

const SECRETS = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'CMS_TOKEN',
  'CMS_WRITE_TOKEN',
] as const;

/** The place that the environment names, else that of `npm start`. */
export function placeFrom(env: NodeJS.ProcessEnv): Place {
  const file = secretsFile(env);
  const kept = existsSync(file) ? parseSecrets(readFileSync(file, 'utf8')) : {};
  const secrets = SECRETS.flatMap((name) => {
    const value = env[name]?.trim() || kept[name];
    return value ? [[name, value] as const] : [];
  });
  const databaseUrl = env.DATABASE_URL?.trim();
  const bucket = env.S3_BUCKET?.trim();
  return {
    dataDir: path.resolve(pathOf('cms'), env.CMS_DATA_DIR?.trim() || '../data/cms'),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(bucket ? { bucket } : {}),
    secrets: Object.fromEntries(secrets),
  };
}

/**
 * Where the environment, or an option of the command, says that backups are kept.
 * @throws Complaint where the number of backups to keep is none
 */
export function shelfFrom(
  env: NodeJS.ProcessEnv,
  options: { readonly to?: string; readonly keep?: string } = {},
): Shelf {
  const given = options.keep ?? (env.BACKUP_KEEP?.trim() || '14');
  const keep = Number(given);
  if (!Number.isInteger(keep) || keep < 1) {
    throw new Complaint(`The number of backups to keep must be 1 or more, but it is "${given}".`);
  }
  const folder = options.to
    ? path.resolve(env.INIT_CWD ?? process.cwd(), options.to)
    : path.resolve(ROOT, env.BACKUP_DIR?.trim() || 'data/backups');
  return { folder, keep };
}

/**
 * Reads a command's options, each with a value or a switch.
 * @throws Complaint that ends with `usage` where there is one that the command does not have
 */
export function optionsOf<
  const Options extends Record<string, { type: 'string' | 'boolean'; multiple?: boolean }>,
>(args: readonly string[], options: Options, usage: string) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (thrown) {
    // Its second sentence is for programmers.
    const [problem] = messageOf(thrown).split('. ');
    throw new Complaint(`${problem}.\n${usage}`);
  }
}
