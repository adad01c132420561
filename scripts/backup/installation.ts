import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { UserError } from '../errors.mjs';
import { folderPath, ROOT } from '../repository.ts';
import { DATABASE_SECRETS, secretsFile } from '../secrets.ts';

export type Installation = ReturnType<typeof installationFrom>;

/** Two weeks of nightly backups. */
const DEFAULT_KEPT = 14;

/** The installation that the environment names, else that of `npm start`. Options of the command win. */
export function installationFrom(
  env: NodeJS.ProcessEnv,
  options: { readonly to?: string; readonly keep?: string } = {},
) {
  const file = secretsFile(env);
  const inFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const secrets: Record<string, string> = {};
  for (const name of DATABASE_SECRETS) secrets[name] = env[name] || inFile[name] || '';
  const keep = Number(options.keep ?? (env.BACKUP_KEEP || DEFAULT_KEPT));
  if (!Number.isInteger(keep) || keep < 1) {
    throw new UserError('The number of backups to keep must be a whole number from 1.');
  }
  return {
    /** Holds the uploads, and the SQLite database where there is no `databaseUrl`. */
    dataDir: path.resolve(folderPath('cms'), env.CMS_DATA_DIR || '../data/cms'),
    databaseUrl: env.DATABASE_URL || undefined,
    hasBucket: Boolean(env.S3_BUCKET),
    secrets,
    backups: options.to
      ? path.resolve(env.INIT_CWD ?? '.', options.to)
      : path.resolve(ROOT, env.BACKUP_DIR || 'data/backups'),
    keep,
  };
}

export function uploadsOf({ dataDir }: Installation): string {
  return path.join(dataDir, 'public/uploads');
}
