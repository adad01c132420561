import path from 'node:path';

/** The folder of the repository. */
export const ROOT = path.dirname(import.meta.dirname);

/** Every folder that has its own package.json and lock file. */
export const FOLDERS = ['root', 'cms', 'site', 'bench'] as const;

export type Folder = (typeof FOLDERS)[number];

/** The absolute path of a folder. */
export function pathOf(folder: Folder): string {
  return folder === 'root' ? ROOT : path.join(ROOT, folder);
}

/** The built server of the site, in its folder. */
export const SITE_SERVER = 'build/server/index.js';

/** The folder for the database, uploads and secrets of `npm start`. */
export const DATA = path.join(ROOT, 'data');
