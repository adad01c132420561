import type { Core } from '@strapi/strapi';
import { isRecord } from '../../platform/record.ts';
import type { Write } from '../../platform/writes/write.ts';
import { FILE, isContent } from '../types.ts';
import { linkFieldsOf } from './link-fields.ts';

const FILE_URL = /https?:\/\/[^/\s)]+(\/uploads\/[\w.-]+)/g;

/** Strapi writes the editor's host into the URLs of files. The website serves the files under the same path. */
export async function removeFileHosts(
  strapi: Core.Strapi,
  { uid, action, data }: Write,
): Promise<void> {
  if (!isContent(uid) || (action !== 'create' && action !== 'update')) return;
  for (const { field, partField } of linkFieldsOf(strapi, uid)) {
    const value = data[field];
    if (typeof value === 'string') data[field] = await removeHosts(strapi, value);
    if (!partField) continue;
    if (isRecord(value)) data[field] = await removeHostsOf(strapi, value, partField);
    if (!Array.isArray(value)) continue;
    data[field] = await Promise.all(value.map((part) => removeHostsOf(strapi, part, partField)));
  }
}

async function removeHostsOf(strapi: Core.Strapi, part: unknown, field: string): Promise<unknown> {
  if (!isRecord(part)) return part;
  const text = part[field];
  return typeof text === 'string' ? { ...part, [field]: await removeHosts(strapi, text) } : part;
}

async function removeHosts(strapi: Core.Strapi, text: string): Promise<string> {
  const paths = filePathsIn(text);
  if (paths.length === 0) return text;
  const where = { url: { $in: paths } };
  const files: { url: string }[] = await strapi.db.query(FILE).findMany({ select: ['url'], where });
  const storedPaths = new Set(files.map(({ url }) => url));
  return text.replace(FILE_URL, (url, path: string) => (storedPaths.has(path) ? path : url));
}

/** Returns paths such as `/uploads/a.pdf`, also of files on other hosts. */
export function filePathsIn(text: string): string[] {
  return [...text.matchAll(FILE_URL)].map(([, path = '']) => path);
}
