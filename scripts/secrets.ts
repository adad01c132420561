import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { messageOf, UserError } from './errors.mjs';
import { DATA } from './repository.ts';

/** The secrets that a restored database needs. */
export const DATABASE_SECRETS = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'CMS_TOKEN',
  'CMS_WRITE_TOKEN',
];
const REQUIRED = [...DATABASE_SECRETS, 'CONTENT_HOOK_SECRET', 'PREVIEW_SECRET'];

const HEADER =
  '# Made once by the scripts of this repository, and never committed. Keep it private: these secrets\n' +
  '# let their owner act as the website.';

export function secretsFile(env: NodeJS.ProcessEnv): string {
  return env.SECRETS_FILE || path.join(DATA, 'secrets.env');
}

/** Adds the secrets of the file to `env`. Makes those that are in neither, and stores them. */
export async function loadSecrets(env: NodeJS.ProcessEnv): Promise<void> {
  const file = secretsFile(env);
  try {
    const text = existsSync(file) ? await readFile(file, 'utf8') : '';
    const inFile = parseEnv(text);
    const missing = REQUIRED.filter((name) => !env[name] && !inFile[name]);
    const lines = missing.map((name) => `\n${name}=${newSecret(name)}`).join('');
    if (lines !== '') {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await appendFile(file, text === '' ? HEADER + lines : lines, { mode: 0o600 });
      await chmod(file, 0o600);
    }
    for (const [name, value] of Object.entries(parseEnv(text + lines))) env[name] ||= value;
  } catch (thrown) {
    throw new UserError(
      `The secrets cannot be read or written (${messageOf(thrown)}).\n` +
        'Check the free disk space and who owns that folder, then run the command again.',
    );
  }
}

function newSecret(name: string): string {
  const key = () => randomBytes(32).toString('base64url');
  return name === 'APP_KEYS' ? [key(), key(), key(), key()].join(',') : key();
}
