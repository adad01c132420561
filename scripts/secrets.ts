import { randomBytes } from 'node:crypto';
import { appendFile, chmod, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { DATA } from './repository.ts';
import { codeOf, UserError } from './user-error.ts';

const SHARED = ['CMS_TOKEN', 'CMS_WRITE_TOKEN', 'CONTENT_HOOK_SECRET', 'PREVIEW_SECRET'];
const REQUIRED = [
  ...['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'],
  ...SHARED,
];
/** What the site gets of the file; the CMS gets all of it. */
const FOR_SITE = [...SHARED, 'CMS_TOKEN_NEXT', 'CMS_WRITE_TOKEN_NEXT'];

const HEADER =
  '# Made once by the scripts of this repository, and never committed. Keep it private: these secrets\n' +
  '# let their owner act as the website.\n';

/** The file with the secrets of this copy. */
export function secretsFile(env: NodeJS.ProcessEnv): string {
  return env.SECRETS_FILE || path.join(DATA, 'secrets.env');
}

/**
 * The secrets of this copy, read from its file. Makes those that are neither in the environment nor in
 * the file and adds them to the file, which only its owner may read.
 * @throws UserError where the file cannot be read or written
 */
export async function secretsFrom(env: NodeJS.ProcessEnv): Promise<NodeJS.Dict<string>> {
  const file = secretsFile(env);
  try {
    const text = await readSecrets(file);
    const known = { ...parseEnv(text), ...env };
    const missing = REQUIRED.filter((name) => !known[name]);
    if (missing.length > 0) {
      const start = text === '' ? HEADER : text.endsWith('\n') ? '' : '\n';
      const lines = missing.map((name) => `${name}=${newSecret(name)}\n`);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await appendFile(file, start + lines.join(''), { mode: 0o600 });
      await chmod(file, 0o600);
    }
    return parseEnv(await readSecrets(file));
  } catch (thrown) {
    const code = codeOf(thrown);
    if (code === undefined) throw thrown;
    throw new UserError(
      `The secrets in ${file} cannot be read or written (${code}).\n` +
        'Check the free disk space and who owns that folder, then run the command again.',
    );
  }
}

/** The secrets that one program gets. A variable of `env` wins. */
export function secretsFor(
  program: 'cms' | 'site',
  secrets: NodeJS.Dict<string>,
  env: NodeJS.ProcessEnv,
): NodeJS.Dict<string> {
  const all = Object.entries(secrets);
  const chosen = program === 'cms' ? all : all.filter(([name]) => FOR_SITE.includes(name));
  return Object.fromEntries(chosen.map(([name, value]) => [name, env[name] || value]));
}

async function readSecrets(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((thrown: unknown) => {
    if (codeOf(thrown) === 'ENOENT') return '';
    throw thrown;
  });
}

function newSecret(name: string): string {
  const key = () => randomBytes(32).toString('base64url');
  return name === 'APP_KEYS' ? [key(), key(), key(), key()].join(',') : key();
}
