import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a folder's node_modules is what its lock file asks for. npm writes its own record,
 * node_modules/.package-lock.json, at the end of an installation. Optional packages may be missing:
 * they belong to other kinds of machine.
 * @param {string} folder folder of a package.json
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const wanted = packagesIn(path.join(folder, 'package-lock.json'));
  const present = packagesIn(path.join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([name, { version, optional, devOptional }]) => {
    if (name === '') return true;
    const found = present[name];
    if (!found) return optional || devOptional;
    return found.version === version && existsSync(path.join(folder, name));
  });
}

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} Entry
 * @param {string} file
 * @returns {Record<string, Entry> | undefined} undefined where there is no readable lock file
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
