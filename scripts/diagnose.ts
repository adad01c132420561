const KNOWN: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [
    /ENOSPC|no space left on device|EDQUOT/i,
    'The disk is full: free some space, then run the command again.',
  ],
  [
    /from lock file|npm ci.{0,80}in sync/is,
    'The lock file does not fit package.json: run "npm install" in that folder, then "npm run lock".',
  ],
  [
    /gyp ERR|not found: make|node-gyp/i,
    'A package had to be compiled: install a compiler (Debian: apt-get install build-essential python3), then run the command again.',
  ],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b|Could not resolve|Temporary failure/i,
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

/**
 * What to do about a failure, told from what the failing program printed.
 * Null where nothing known is found.
 */
export function adviceFor(output: string): string | null {
  return KNOWN.find(([pattern]) => pattern.test(output))?.[1] ?? null;
}

/** The last lines of a program's output that say something, each indented, at most `count`. */
export function lastWords(output: string, count = 12): string {
  return output
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^npm (warn|notice)/i.test(line))
    .slice(-count)
    .map((line) => `  ${line}`)
    .join('\n');
}
