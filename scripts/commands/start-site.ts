import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Complaint } from '../complaint.ts';
import { pathOf } from '../repository.ts';

/**
 * `npm run start:site`: serves the built site alone, against the backend that the environment
 * names. The server runs in this very process, so that a signal reaches it without a detour and it
 * can let running requests finish.
 */
export async function run(): Promise<number> {
  const server = path.join(pathOf('site'), 'build/server/main.js');
  if (!existsSync(server)) {
    throw new Complaint('The site is not built here. Run this once first: npm run build:site');
  }
  process.env.NODE_ENV ||= 'production';
  // The same signal may come twice, from the terminal or supervisor and passed on by npm. The second
  // must not end what the server's own handler, which the first has called, still lets finish.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {});
  process.chdir(pathOf('site'));
  await import(pathToFileURL(server).href);
  return Number(process.exitCode ?? 0);
}
