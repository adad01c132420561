import path from 'node:path';
import type { ContentImage, Entry, Images, MediaFile } from '../fixtures/content-types.ts';

/** An entry with the keys that Strapi gives it. `documentId` joins its languages. */
export interface Described {
  id: number;
  documentId: string;
  entry: Entry;
}

interface EntryOptions {
  version: 4 | 5;
  /** Whether media fields are sent. */
  populated: boolean;
  isPublished?: boolean;
  /** The same entry in the other languages. */
  localizations?: readonly Described[];
}

const created = '2026-01-15T09:30:00.000Z';

const mimeTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

function isImage(value: unknown): value is ContentImage {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'image';
}

function isImages(value: unknown): value is Images {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'images';
}

/** An entry as Strapi 4 nests it; Strapi 5 does so too when asked, and adds its `documentId`. */
export function entryJson({ id, documentId, entry }: Described, options: EntryOptions): Entry {
  const { version, populated, isPublished = true, localizations } = options;
  const fields = Object.entries(entry)
    .filter(([, value]) => populated || !(isImage(value) || isImages(value)))
    .map(([key, value]) => [key, fieldJson(value, id, version)]);
  const dates = { createdAt: created, updatedAt: created };
  const published = isPublished ? { publishedAt: created } : {};
  const attributes = { ...dates, ...published, ...Object.fromEntries(fields) };
  if (localizations) {
    const plain = { version, populated: false };
    attributes.localizations = { data: localizations.map((other) => entryJson(other, plain)) };
  }
  return nested(version, id, documentId, attributes);
}

function nested(version: 4 | 5, id: number, documentId: string, attributes: Entry): Entry {
  return version === 5 ? { id, documentId, attributes } : { id, attributes };
}

function fieldJson(value: unknown, id: number, version: 4 | 5): unknown {
  if (isImage(value)) return { data: value.file && mediaJson(value.file, id * 100, version) };
  if (!isImages(value)) return value;
  const media = value.files.map((file, index) => mediaJson(file, id * 100 + index + 1, version));
  return { data: media.length > 0 || version === 5 ? media : null };
}

function mediaJson(file: MediaFile, id: number, version: 4 | 5): Entry {
  const { path: url, alt, width, height } = file;
  const name = path.posix.basename(url);
  const thumbnail = { width: 234, height: 156, url: url.replace(name, `thumbnail_${name}`) };
  const ext = path.posix.extname(name);
  const type = { ext, mime: mimeTypes[ext] ?? 'image/png' };
  const size = { width, height, formats: { thumbnail } };
  const attributes = { name, alternativeText: alt, ...size, ...type, url, updatedAt: created };
  return nested(version, id, `file-${id}`, attributes);
}
