import path from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf, UserError } from './errors.mjs';

type Options = Record<string, { type: 'string' | 'boolean' }>;

/** @throws UserError that ends with `help` where an option is unknown */
export function optionsOf<const O extends Options>(args: string[], options: O, help: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (thrown) {
    // Only the first sentence is for the user; the next one explains parseArgs.
    const [problem] = messageOf(thrown).split('. ');
    throw new UserError(`${problem}.\n\n${help}`);
  }
}

/** A file that a person named, from the folder where npm was called: npm itself runs in the root. */
export function givenPath(name: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
}
