import { existsSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { programError, UserError } from './errors.mjs';
import { inFolder } from './programs.ts';
import { step } from './report.ts';

const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APT = `apt-get update -q && apt-get install -y -q --no-install-recommends ${SHELL}`;
const PLAYWRIGHT_PATH =
  "import { chromium } from '@playwright/test'; process.stdout.write(chromium.executablePath())";

/** Returns the path of a Chromium for the browser tests, and installs one where there is none. */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new UserError(`CHROMIUM_PATH is ${chosen}, but no program is there.`);
  }
  return chosen || onPath() || (await playwrights()) || step('Installing Chromium', installBrowser);
}

async function installBrowser(): Promise<string> {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = isDebianRoot ? await execa('sh', ['-c', APT], inFolder('root', env)) : null;
  const installed = onPath();
  if (installed) return installed;
  const args = ['--no-install', 'playwright', 'install', 'chromium'];
  const download = await execa('npx', args, inFolder('root'));
  const downloaded = await playwrights();
  if (downloaded) return downloaded;
  throw programError(
    'Installing Chromium failed. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
    `${apt?.all ?? ''}\n${download.all}`,
  );
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => existsSync(file));
}

async function playwrights(): Promise<string | undefined> {
  const args = ['--input-type=module', '--eval', PLAYWRIGHT_PATH];
  const { failed, stdout } = await execa('node', args, inFolder('root'));
  return !failed && existsSync(stdout) ? stdout : undefined;
}
