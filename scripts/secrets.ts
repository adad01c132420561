import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Complaint, codeOf } from './complaint.ts';

type Audience = 'cms' | 'site';

/** Every secret, how it is made, and which program gets it. */
const SECRETS: Record<string, { make: () => string; audience: readonly Audience[] }> = {
  APP_KEYS: { make: () => [key(), key(), key(), key()].join(','), audience: ['cms'] },
  API_TOKEN_SALT: { make: key, audience: ['cms'] },
  ADMIN_JWT_SECRET: { make: key, audience: ['cms'] },
  TRANSFER_TOKEN_SALT: { make: key, audience: ['cms'] },
  JWT_SECRET: { make: key, audience: ['cms'] },
  ENCRYPTION_KEY: { make: key, audience: ['cms'] },
  CMS_TOKEN: { make: token, audience: ['cms', 'site'] },
  CMS_WRITE_TOKEN: { make: token, audience: ['cms', 'site'] },
  CONTENT_HOOK_SECRET: { make: key, audience: ['cms', 'site'] },
  PREVIEW_SECRET: { make: key, audience: ['cms', 'site'] },
};

const HEADER =
  "# Made once by this repository's scripts. Keep it safe and private: whoever has it can act as\n" +
  '# the website. It is never committed.\n';

/**
 * The secrets of this copy. Those that the file lacks are made and added; those it has are kept.
 * The file can be read and written by its owner only.
 * @throws Complaint where the file cannot be read or written
 */
export async function secretsFrom(file: string): Promise<Record<string, string>> {
  try {
    return await readOrMake(file);
  } catch (thrown) {
    const code = codeOf(thrown);
    if (code === undefined) throw thrown;
    const reason = code === 'ENOSPC' ? 'the disk is full' : code;
    throw new Complaint(
      `The secrets in ${file} cannot be read or written (${reason}).\n` +
        'Check the free disk space and who owns that folder, then run the command again.',
    );
  }
}

/**
 * The secrets that one program gets. A variable that stands in `env` already wins.
 */
export function secretsFor(
  audience: Audience,
  secrets: Record<string, string>,
  env: NodeJS.ProcessEnv,
): Record<string, string> {
  const chosen = Object.entries(secrets).filter(
    ([name]) => SECRETS[name]?.audience.includes(audience) ?? false,
  );
  return Object.fromEntries(chosen.map(([name, value]) => [name, env[name] || value]));
}

/** Reads KEY=value lines; comments, blank lines and quotes around a value are taken off. */
export function parseSecrets(text: string): Record<string, string> {
  const lines = text.split(/\r?\n/).filter((line) => /^\s*[A-Z][A-Z0-9_]*\s*=/.test(line));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      const value = line.slice(at + 1).trim();
      return [line.slice(0, at).trim(), value.replace(/^(["'])(.*)\1$/, '$2')];
    }),
  );
}

async function readOrMake(file: string): Promise<Record<string, string>> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const before = await readFile(file, 'utf8').catch((thrown: unknown) => {
    if (codeOf(thrown) === 'ENOENT') return null;
    throw thrown;
  });
  const known = parseSecrets(before ?? '');
  const missing = Object.entries(SECRETS).filter(([name]) => !known[name]);
  if (before !== null && missing.length === 0) {
    if (((await stat(file)).mode & 0o077) !== 0) await chmod(file, 0o600);
    return known;
  }
  const added = missing.map(([name, { make }]) => [name, make()] as const);
  const kept = before === null ? HEADER : before.replace(/\n*$/, '\n');
  const text = kept + added.map(([name, value]) => `${name}=${value}\n`).join('');
  const won = await writeWhole(file, text, before === null);
  return won ? { ...known, ...Object.fromEntries(added) } : readOrMake(file);
}

/**
 * Writes beside, then puts it in place: no reader ever sees half a file. Says false where the file
 * should be new and another process was first.
 */
async function writeWhole(file: string, text: string, mustBeNew: boolean): Promise<boolean> {
  const beside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    const handle = await open(beside, 'wx', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (!mustBeNew) {
      await rename(beside, file);
      return true;
    }
    await link(beside, file);
    return true;
  } catch (thrown) {
    if (mustBeNew && codeOf(thrown) === 'EEXIST') return false;
    throw thrown;
  } finally {
    await rm(beside, { force: true });
  }
}

function key(): string {
  return randomBytes(32).toString('base64url');
}

function token(): string {
  return randomBytes(48).toString('hex');
}
