import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { UserError } from '../errors.mjs';
import { pathOf, ROOT } from '../repository.ts';
import { secretsFile } from '../secrets.ts';

/** Where the content of a CMS and its backups are. */
export interface Place {
  /** Folder of the uploads, and of the SQLite database where there is no `databaseUrl`. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly hasBucket: boolean;
  readonly secrets: Readonly<Record<string, string>>;
  readonly backups: string;
  readonly keep: number;
}

const SECRETS = [
  ...['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'],
  ...['CMS_TOKEN', 'CMS_WRITE_TOKEN'],
];

/** The place that the environment names, else that of `npm start`. Options of the command win. */
export function placeFrom(
  env: NodeJS.ProcessEnv,
  options: { readonly to?: string; readonly keep?: string } = {},
): Place {
  const file = secretsFile(env);
  const inFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const secrets = SECRETS.map((name) => [name, env[name] || inFile[name] || '']);
  const keep = Number(options.keep ?? (env.BACKUP_KEEP || 14));
  if (!Number.isInteger(keep) || keep < 1) {
    throw new UserError('The number of backups to keep must be a whole number from 1.');
  }
  return {
    dataDir: path.resolve(pathOf('cms'), env.CMS_DATA_DIR || '../data/cms'),
    databaseUrl: env.DATABASE_URL || undefined,
    hasBucket: Boolean(env.S3_BUCKET),
    secrets: Object.fromEntries(secrets),
    backups: options.to
      ? path.resolve(env.INIT_CWD ?? '.', options.to)
      : path.resolve(ROOT, env.BACKUP_DIR || 'data/backups'),
    keep,
  };
}

export function uploadsOf({ dataDir }: Place): string {
  return path.join(dataDir, 'public/uploads');
}
