import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '../errors.mjs';
import { folderPath, SITE_SERVER } from '../repository.ts';

export const help = `npm run start:site: serves the built site alone; CMS_URL and CMS_TOKEN name the CMS.`;

/** The server runs in this process, so that signals reach it and it can let running requests finish. */
export async function run(): Promise<number> {
  const server = path.join(folderPath('site'), SITE_SERVER);
  if (!existsSync(server)) {
    throw new UserError('The site is not built. Run this once first: npm run build:site');
  }
  process.env.NODE_ENV ||= 'production';
  // npm passes on a Ctrl-C that the terminal has sent already. Without these listeners the second
  // signal would end the process while the server lets requests finish.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
  process.chdir(folderPath('site'));
  await import(pathToFileURL(server).href);
  return Number(process.exitCode ?? 0);
}
