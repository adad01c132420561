// Plain JavaScript: the bootstrap needs it before Node 24 is there.
import { stripVTControlCharacters } from 'node:util';

/** @type {readonly (readonly [pattern: RegExp, advice: string])[]} */
const KNOWN = [
  [
    /ENOSPC|no space left on device|EDQUOT/i,
    'The disk is full: free some space, then run the command again.',
  ],
  [
    /from lock file|npm ci.{0,80}in sync/is,
    'The lock file does not fit package.json: run "npm install" in that folder, then "npm run lock".',
  ],
  [
    /EINTEGRITY/,
    'A downloaded package is not the one that the lock file names. Run "npm cache verify" and try again; if it stays so, the registry serves something else.',
  ],
  [
    /gyp ERR|not found: make|node-gyp/i,
    'A package had to be compiled: install a compiler (Debian: apt-get install build-essential python3), then run the command again.',
  ],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b|Could not resolve host|Temporary failure in name/i,
    'The network or the package registry cannot be reached: check the connection, then run the command again.',
  ],
  [
    /\b(EACCES|EPERM)\b|permission denied/i,
    'A file may not be written: check who owns this folder (was an earlier command run with sudo?).',
  ],
  [/EADDRINUSE|address already in use/i, 'Another program uses that port already: stop it first.'],
  [
    /heap out of memory|ENOMEM|Cannot allocate memory/i,
    'There is too little memory: end other programs, then run the command again.',
  ],
];

/** Warnings of npm, and stack traces: who runs a command can do nothing about either. */
const NO_NEWS = /^npm (warn|notice)|^(npm error)?\s+at /i;

/**
 * What to do about a failure, told from what the failing program printed.
 * @param {string} output
 * @returns {string | null} null where nothing known is found
 */
export function adviceFor(output) {
  return KNOWN.find(([pattern]) => pattern.test(output))?.[1] ?? null;
}

/**
 * The message for an installation that failed: the advice where the reason is known, else the last
 * lines.
 * @param {string} what such as "Installing cms"
 * @param {string} output
 * @param {string} [kept] says where the whole output is
 * @returns {string}
 */
export function failedInstallation(what, output, kept = '') {
  const advice = adviceFor(output);
  const reason = advice ? ` ${advice}` : `\n${lastWords(output)}`;
  return [`${what} did not work.${reason}`, kept].filter(Boolean).join('\n');
}

/**
 * The message for a build that failed: it is mostly the source that is wrong, so the last lines come
 * always.
 * @param {string} what such as "Building site"
 * @param {string} output
 * @param {string} [kept] says where the whole output is
 * @returns {string}
 */
export function failedBuild(what, output, kept = '') {
  const lines = [`${what} did not work:`, lastWords(output, 25), adviceFor(output) ?? '', kept];
  return lines.filter(Boolean).join('\n');
}

/**
 * The last lines of a program's output that say something, each indented.
 * @param {string} output
 * @param {number} [count] at most so many
 * @returns {string}
 */
export function lastWords(output, count = 12) {
  return stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !NO_NEWS.test(line))
    .slice(-count)
    .map((line) => `  ${line}`)
    .join('\n');
}
