import type { Core } from '@strapi/strapi';
import type { Write } from '../platform/write';
import { LINK_FIELD, MARKDOWN_FIELD } from './custom-fields';

/** The start of a picture in Markdown up to the path of its file, on whatever host. */
const OWN_IMAGE = /(!\[[^\][]*\]\()https?:\/\/[^/\s)]+(?=\/uploads\/)/g;

/** The address of a file of a media library, on whatever host, up to its path. */
const FILE = /https?:\/\/[^/\s)]+(\/uploads\/[\w.-]+)/g;

/** Stores files of the library, in texts and links, by their path: the website has them at the same one. */
export async function removeFileHosts(
  strapi: Core.Strapi,
  { uid, action, data }: Write,
): Promise<void> {
  if (action !== 'create' && action !== 'update') return;
  for (const [field, attribute] of Object.entries(strapi.contentType(uid).attributes)) {
    const kind = 'customField' in attribute ? attribute.customField : undefined;
    const text = data[field];
    if ((kind !== MARKDOWN_FIELD && kind !== LINK_FIELD) || typeof text !== 'string') continue;
    data[field] = await withFilesByPath(strapi, withImagesByPath(text));
  }
}

/**
 * Strapi writes a picture into Markdown with the address under which the editor uses the admin. Visitors
 * may know the CMS under another one, and a CMS that moves has a new one.
 */
export function withImagesByPath(markdown: string): string {
  return markdown.replace(OWN_IMAGE, '$1');
}

/** What “Copy link” in the Media Library gives has a host, also in a text. */
async function withFilesByPath(strapi: Core.Strapi, text: string): Promise<string> {
  const paths = [...text.matchAll(FILE)].map(([, path]) => path);
  if (paths.length === 0) return text;
  const where = { url: { $in: paths } };
  const files: { url: string }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['url'], where });
  const storedUrls = new Set(files.map(({ url }) => url));
  return text.replace(FILE, (url, path: string) => (storedUrls.has(path) ? path : url));
}
