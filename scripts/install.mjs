// Plain JavaScript: the bootstrap needs it on whatever Node the machine has.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { programError } from './errors.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {'root' | 'cms' | 'site' | 'bench'} name */
export async function install(name) {
  const folder = name === 'root' ? root : path.join(root, name);
  if (isInstalled(folder)) return;
  console.log(`… Installing ${name}`);
  // NODE_ENV=production must not leave out what builds need.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // Elsewhere all comes ready made, and better-sqlite3 would ask for a compiler.
  if (name !== 'root') args.push('--ignore-scripts');
  // The installation empties node_modules, so npm must not run on the Node that is in there.
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((entry) => !entry.startsWith(path.join(root, 'node_modules')))
    .join(path.delimiter);
  try {
    await promisify(execFile)('npm', args, { cwd: folder, env: { ...process.env, PATH } });
  } catch (/** @type {any} */ error) {
    const { stdout = '', stderr = '', message } = error;
    throw programError(`Installing ${name} failed:`, `${stdout}${stderr}` || message);
  }
}

/** @param {string} folder */
export function isInstalled(folder) {
  const locked = packagesIn(path.join(folder, 'package-lock.json'));
  // npm writes this record at the end of an installation.
  const installed = packagesIn(path.join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(locked).every(([name, { version, optional, devOptional }]) => {
    // Optional packages belong to other kinds of machine.
    if (name === '' || optional || devOptional) return true;
    return installed[name]?.version === version && existsSync(path.join(folder, name));
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>}
 */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}
