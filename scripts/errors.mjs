// Plain JavaScript: the bootstrap needs it on whatever Node the machine has.
import { stripVTControlCharacters } from 'node:util';

/** The command shows the message of this error without a stack. */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}

/** @param {unknown} thrown */
export function messageOf(thrown) {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** @type {readonly (readonly [pattern: RegExp, advice: string])[]} */
const KNOWN = [
  [/ENOSPC|no space left|EDQUOT|disk is full|wrote only/i, 'The disk is full: free some space.'],
  [
    /from lock file|npm ci.{0,80}in sync/is,
    'The lock file does not fit package.json: run "npm install" in that folder, then "npm run lock".',
  ],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    'The network or the package registry cannot be reached: check the connection.',
  ],
  [
    /\b(EACCES|EPERM)\b|permission denied/i,
    'A file cannot be written: check who owns this folder (was an earlier command run with sudo?).',
  ],
  [/heap out of memory|ENOMEM|Cannot allocate memory/i, 'There is too little memory.'],
  [
    /server version mismatch|unsupported version .* in file header|unrecognized configuration parameter/,
    "Install the programs of the server's PostgreSQL version (Debian: postgresql-client).",
  ],
  [/password authentication failed|no password supplied/, 'Is the password in DATABASE_URL right?'],
  [/database .* does not exist/, 'Is the name of the database in DATABASE_URL right?'],
  [/could not (connect|translate)|connection .* failed/i, 'Does the server in DATABASE_URL run?'],
];

/** @type {(sentence: string, output: string) => UserError} such as "Building site failed:" */
export function programError(sentence, output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^npm (warn|notice)|^(npm error)?\s+at /i.test(line));
  const last = lines.slice(-20).map((line) => `  ${line.trimEnd()}`);
  const advice = KNOWN.find(([pattern]) => pattern.test(output))?.[1];
  return new UserError([sentence, ...last, advice].filter(Boolean).join('\n'));
}
