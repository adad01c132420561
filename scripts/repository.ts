import path from 'node:path';

export const ROOT = path.dirname(import.meta.dirname);

/** Every folder that has its own package.json and lock file. */
export const FOLDERS = ['root', 'cms', 'site', 'bench'] as const;

export type Folder = (typeof FOLDERS)[number];

export function folderPath(folder: Folder): string {
  return folder === 'root' ? ROOT : path.join(ROOT, folder);
}

export const SITE_SERVER = 'build/server/index.js';

/** The folder for the database, uploads and secrets of `npm start`. */
export const DATA = path.join(ROOT, 'data');
