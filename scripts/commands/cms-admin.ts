import { runCmsProgram } from '../cms-program.ts';

export const help = `npm run cms:admin: makes an administrator; asks for the name, e-mail address and password.
npm run cms:admin -- reset-user-password --email=…: sets a new password.
npm run cms:admin -- list-users, block-user, active-user or delete-user: Strapi's own commands.
The CMS may run meanwhile. Without a terminal:
npm run cms:admin -- create-user --firstname=… --lastname=… --email=… --password=…`;

export async function run([command = 'create-user', ...options]: string[]): Promise<number> {
  const strapi = 'node_modules/@strapi/strapi/bin/strapi.js';
  return runCmsProgram(strapi, [`admin:${command}`, ...options]);
}
