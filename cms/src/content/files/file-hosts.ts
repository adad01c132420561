import type { Core } from '@strapi/strapi';
import type { Write } from '../../platform/writes/write';
import { customFieldOf } from '../custom-fields';
import { FILES } from '../types';

const FILE_URL = /https?:\/\/[^/\s)]+(\/uploads\/[\w.-]+)/g;

/** Strapi writes the editor's host into the URLs of files. The website serves the files under the same path. */
export async function removeFileHosts(
  strapi: Core.Strapi,
  { uid, action, data }: Write,
): Promise<void> {
  if (action !== 'create' && action !== 'update') return;
  for (const [field, attribute] of Object.entries(strapi.contentType(uid).attributes)) {
    const customField = customFieldOf(attribute);
    const text = data[field];
    if (customField !== 'markdown' && customField !== 'link') continue;
    if (typeof text === 'string') data[field] = await removeHosts(strapi, text);
  }
}

async function removeHosts(strapi: Core.Strapi, text: string): Promise<string> {
  const paths = filePathsIn(text);
  if (paths.length === 0) return text;
  const where = { url: { $in: paths } };
  const files: { url: string }[] = await strapi.db
    .query(FILES)
    .findMany({ select: ['url'], where });
  const storedPaths = new Set(files.map(({ url }) => url));
  return text.replace(FILE_URL, (url, path: string) => (storedPaths.has(path) ? path : url));
}

/** Returns paths such as `/uploads/a.pdf`, also of files on other hosts. */
export function filePathsIn(text: string): string[] {
  return [...text.matchAll(FILE_URL)].map(([, path = '']) => path);
}
