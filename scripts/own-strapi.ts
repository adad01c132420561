import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { programError } from './errors.mjs';
import { step } from './report.ts';
import { folderPath } from './repository.ts';

/** Outside the repository, and kept: an installation takes minutes. */
const FOLDER = path.join(tmpdir(), 'own-strapi');
/** Strapi 4 refuses newer ones. */
const NODE_OF_STRAPI_4 = { name: `node-${process.platform}-${process.arch}`, version: '22.23.3' };

/** Installs Strapi 4 and 5 as an organisation may have them; returns what their tests need to know. */
export async function installOwnStrapis(): Promise<NodeJS.ProcessEnv> {
  const { name, version } = NODE_OF_STRAPI_4;
  const manifest = JSON.stringify({ private: true, dependencies: { [name]: version } });
  await installIn('node-22', manifest, {});
  const node = path.join(FOLDER, 'node-22/node_modules', name);
  await installIn('strapi-4', await manifestOf(4), {
    PATH: `${path.join(node, 'bin')}${path.delimiter}${process.env.PATH}`,
    // It compiles better-sqlite3 against the headers of this Node.
    npm_config_nodedir: node,
  });
  await installIn('strapi-5', await manifestOf(5), {});
  return { OWN_STRAPI_DIR: FOLDER, NODE_OF_STRAPI_4: path.join(node, 'bin/node') };
}

function manifestOf(version: 4 | 5): Promise<string> {
  const folder = path.join(folderPath('site'), 'tests/strapi/project');
  return readFile(path.join(folder, `package.strapi-${version}.json`), 'utf8');
}

async function installIn(name: string, manifest: string, env: NodeJS.ProcessEnv): Promise<void> {
  const folder = path.join(FOLDER, name);
  const installed = path.join(folder, 'installed.json');
  if (existsSync(installed) && (await readFile(installed, 'utf8')) === manifest) return;
  await step(`Installing ${name}`, async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'package.json'), manifest);
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
    const { failed, all } = await execa('npm', args, {
      cwd: folder,
      env,
      all: true,
      reject: false,
    });
    if (failed) throw programError(`Installing ${name} failed:`, all);
    await writeFile(installed, manifest);
  });
}
