// Which packages a folder has installed, told by its lock file. Plain JavaScript, because the
// bootstrap asks before Node 24 is there.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const STAMP = 'node_modules/.installed-from';

/**
 * The fingerprint of what should be installed: the lock file, and the kind of machine, since
 * packages may bring compiled parts.
 * @param {string} folder folder of a package.json with its package-lock.json
 * @returns {string} SHA-256 in hex
 */
export function wantedInstall(folder) {
  const lock = readFileSync(path.join(folder, 'package-lock.json'));
  return createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(lock)
    .digest('hex');
}

/**
 * Whether the folder's node_modules is what its lock file asks for. An installation made by hand
 * (`npm install`) counts as well: npm's own record in node_modules is compared then.
 * @param {string} folder
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const stamp = path.join(folder, STAMP);
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8').trim() === wantedInstall(folder);
  return installedByHand(folder);
}

/**
 * Remembers that node_modules is now what the lock file asks for.
 * @param {string} folder
 */
export function rememberInstalled(folder) {
  writeFileSync(path.join(folder, STAMP), `${wantedInstall(folder)}\n`);
}

/**
 * npm writes node_modules/.package-lock.json at the very end of an installation, so what stands
 * there is complete. Optional packages may be missing: they belong to other kinds of machine.
 * @param {string} folder
 * @returns {boolean}
 */
function installedByHand(folder) {
  const wanted = packagesIn(path.join(folder, 'package-lock.json'));
  const present = packagesIn(path.join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '') return true;
    const found = present[name];
    if (!found) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockEntry
 * @param {string} file
 * @returns {Record<string, LockEntry> | null} null where there is no readable lock file
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}
