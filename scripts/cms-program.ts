import { existsSync } from 'node:fs';
import path from 'node:path';
import { readServers } from './environment.ts';
import { UserError } from './errors.mjs';
import { runNode } from './programs.ts';
import { folderPath } from './repository.ts';
import { secretsFile } from './secrets.ts';

/** Runs a program of the built CMS, also beside the running CMS; returns its exit code. */
export async function runCmsProgram(file: string, args: readonly string[]): Promise<number> {
  if (!existsSync(path.join(folderPath('cms'), 'dist'))) {
    throw new UserError('The CMS is not built. Run this once first: npm run build');
  }
  // New secrets would lock the website out: at its start the CMS stores the hashes of its tokens.
  if (!process.env.APP_KEYS && !existsSync(secretsFile(process.env))) {
    throw new UserError(
      "The CMS's secrets are not at hand. Run npm start once, or set its settings in the environment.",
    );
  }
  const { cms } = await readServers();
  // The running CMS sends mails, erases old submissions and tells the website of changes; this program must
  // not.
  const aside = { CONTENT_HOOK_URLS: '', RETENTION_DAYS: 'off' };
  const env: NodeJS.ProcessEnv = { ...cms.env, ...aside, NODE_ENV: 'production' };
  for (const name of Object.keys(process.env)) if (/^(SMTP|MAIL)_/.test(name)) env[name] = '';
  return runNode('cms', [file, ...args], env);
}
