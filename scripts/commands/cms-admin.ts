import { runCmsProgram } from '../cms-program.ts';
import { UserError } from '../errors.mjs';

export const help = `npm run cms:admin: makes an administrator; asks for the name, e-mail address and password.
npm run cms:admin -- reset-user-password --email=…: sets a new password.
npm run cms:admin -- list-users, block-user, active-user or delete-user: Strapi's own commands.
The CMS may run meanwhile. Without a terminal:
npm run cms:admin -- create-user --firstname=… --lastname=… --email=… --password=…`;

export async function run(args: string[]): Promise<number> {
  // Options without the name of a command are those of the first command.
  const isNamed = args[0] !== undefined && !args[0].startsWith('-');
  const [command, ...options] = isNamed ? args : ['create-user', ...args];
  if (command === 'create-user' && options.length === 0 && !process.stdin.isTTY) {
    throw new UserError(`There is no terminal to ask the questions in.\n${help}`);
  }
  const strapi = 'node_modules/@strapi/strapi/bin/strapi.js';
  return runCmsProgram(strapi, [`admin:${command}`, ...options]);
}
