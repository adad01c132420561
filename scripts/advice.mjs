// Plain JavaScript: the bootstrap needs it on whatever Node the machine has.
import { stripVTControlCharacters } from 'node:util';

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
];

/**
 * What to do about a failure, told from what the failing program printed.
 * @param {string} output
 */
export function adviceFor(output) {
  return KNOWN.find(([pattern]) => pattern.test(output))?.[1];
}

/**
 * The error message for a program that failed: its last lines without npm's warnings and stack
 * traces, and what to do where that is known.
 * @param {string} sentence what failed, such as "Building site failed:"
 * @param {string} output
 */
export function failure(sentence, output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^npm (warn|notice)|^(npm error)?\s+at /i.test(line));
  const last = lines.slice(-20).map((line) => `  ${line.trimEnd()}`);
  return [sentence, ...last, adviceFor(output)].filter(Boolean).join('\n');
}
