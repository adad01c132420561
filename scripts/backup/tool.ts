import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { messageOf, programError, UserError } from '../errors.mjs';

const runFile = promisify(execFile);
/** The list of the files of a large backup takes some megabytes. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/**
 * Returns what the program printed.
 * @throws UserError that says what to do where that is known
 */
export async function tool(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  try {
    const options = { env: { ...process.env, ...env, LC_ALL: 'C' }, maxBuffer: MAX_OUTPUT_BYTES };
    const { stdout } = await runFile(program, args, options);
    return stdout;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') {
      throw new UserError(`${program} is not installed here (Debian: postgresql-client, tar).`);
    }
    throw programError(`${program} failed:`, messageOf(thrown));
  }
}
