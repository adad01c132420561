import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { adviceFor, failure } from '../advice.mjs';
import { codeOf, messageOf, UserError } from '../user-error.ts';

const runFile = promisify(execFile);

/** What failures of PostgreSQL's programs mean. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /server version mismatch|unsupported version .* in file header|unrecognized configuration parameter/,
    "Install the programs of the server's PostgreSQL version (Debian: postgresql-client).",
  ],
  [/password authentication failed|no password supplied/, 'Is the password in DATABASE_URL right?'],
  [/does not exist/, 'Is the name of the database in DATABASE_URL right?'],
  [/could not (connect|translate)|connection .* failed/i, 'Does the server in DATABASE_URL run?'],
];

/**
 * Runs a program of the machine to its end; gives what it printed.
 * @throws UserError that says what to do where that is known
 */
export async function tool(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  try {
    const options = { env: { ...process.env, ...env, LC_ALL: 'C' }, maxBuffer: 2 ** 28 };
    const { stdout } = await runFile(program, args, options);
    return stdout;
  } catch (thrown) {
    if (codeOf(thrown) === 'ENOENT') {
      throw new UserError(`${program} is not installed here (Debian: postgresql-client, tar).`);
    }
    const output = messageOf(thrown);
    const advice = adviceFor(output)
      ? undefined
      : ADVICE.find(([known]) => known.test(output))?.[1];
    throw new UserError([failure(`${program} failed:`, output), advice].filter(Boolean).join('\n'));
  }
}
