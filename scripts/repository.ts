import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the repository. */
export const ROOT = path.dirname(import.meta.dirname);

/** The two programs, the scripts that draw and those that measure, and the root itself. */
export type Folder = 'root' | 'cms' | 'site' | 'art' | 'bench';

/** Every folder that has its own package.json and lock file. */
export const FOLDERS: readonly Folder[] = ['root', 'cms', 'site', 'art', 'bench'];

/** The absolute path of a folder. */
export function pathOf(folder: Folder): string {
  return folder === 'root' ? ROOT : path.join(ROOT, folder);
}

/** Whether the folder is there, with a package.json. */
export function isPresent(folder: Folder): boolean {
  return existsSync(path.join(pathOf(folder), 'package.json'));
}

/** Where a running copy keeps what is its own. */
export const DATA = path.join(ROOT, 'data');
