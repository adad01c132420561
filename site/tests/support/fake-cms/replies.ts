import type { Content, ContentImage, Entry, Images, MediaFile } from '../fixtures/content-types.ts';

/** Which Strapi's JSON the fake CMS speaks: 4 nests everything in `attributes`, 5 is flat. */
export type Shape = 'v4' | 'v5';

export type Json = { status: number; body: unknown };

const created = '2026-01-15T09:30:00.000Z';
const defaultPageSize = 25;
const maxPageSize = 100;

/** An error body as Strapi words it. */
export function strapiError(status: number, name: string, message: string): Json {
  return { status, body: { data: null, error: { status, name, message, details: {} } } };
}

function isImage(value: unknown): value is ContentImage {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'image';
}

function isImages(value: unknown): value is Images {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'images';
}

function mediaAttributes(file: MediaFile): Entry {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  const ext = dot < 0 ? '' : name.slice(dot);
  const raster = ext !== '.svg';
  const format = (key: string, width: number) => ({
    name: `${key}_${name}`,
    hash: `${key}_${name.slice(0, dot)}`,
    ext,
    mime: `image/${ext.slice(1)}`,
    path: null,
    width,
    height: Math.round((width * file.height) / file.width),
    size: 9.4,
    url: `${file.path.slice(0, file.path.length - name.length)}${key}_${name}`,
  });
  return {
    name,
    alternativeText: file.alt,
    caption: null,
    width: file.width,
    height: file.height,
    formats: raster ? { thumbnail: format('thumbnail', 234), small: format('small', 500) } : null,
    hash: name.slice(0, dot),
    ext,
    mime: raster ? `image/${ext.slice(1)}` : 'image/svg+xml',
    size: 48.2,
    url: file.path,
    previewUrl: null,
    provider: file.path.startsWith('/') ? 'local' : 'aws-s3',
    provider_metadata: null,
    createdAt: created,
    updatedAt: created,
  };
}

function mediaJson(file: MediaFile, id: number, shape: Shape): Entry {
  const attributes = mediaAttributes(file);
  return shape === 'v4'
    ? { id, attributes }
    : { id, documentId: `media${id}`, ...attributes, publishedAt: created };
}

function fieldJson(value: unknown, id: number, shape: Shape): unknown {
  if (isImage(value)) {
    const media = value.file && mediaJson(value.file, id * 100, shape);
    return shape === 'v4' ? { data: media } : media;
  }
  if (isImages(value)) {
    const media = value.files.map((file, index) => mediaJson(file, id * 100 + index + 1, shape));
    const list = media.length > 0 ? media : null;
    return shape === 'v4' ? { data: list } : list;
  }
  return value;
}

function entryJson(entry: Entry, id: number, shape: Shape, populated: boolean): Entry {
  const fields: Entry = {};
  for (const [key, value] of Object.entries(entry)) {
    if (!populated && (isImage(value) || isImages(value))) continue;
    fields[key] = fieldJson(value, id, shape);
  }
  const attributes = { ...fields, createdAt: created, updatedAt: created, publishedAt: created };
  return shape === 'v4' ? { id, attributes } : { id, documentId: `entry${id}`, ...attributes };
}

type Slice = { start: number; end: number; pagination: Entry };

function slice(query: URLSearchParams, total: number): Slice | Json {
  const number = (key: string, fallback: number) => {
    const raw = query.get(`pagination[${key}]`);
    return raw === null ? fallback : Number(raw);
  };
  const byPage = query.has('pagination[page]') || query.has('pagination[pageSize]');
  const byStart = query.has('pagination[start]') || query.has('pagination[limit]');
  if (byPage && byStart) {
    return strapiError(400, 'ValidationError', 'Invalid pagination parameters: use one style');
  }
  if (byStart) {
    const start = Math.max(0, number('start', 0));
    const asked = number('limit', defaultPageSize);
    const limit = asked === -1 ? maxPageSize : Math.min(asked, maxPageSize);
    return { start, end: start + limit, pagination: { start, limit, total } };
  }
  const page = Math.max(1, number('page', 1));
  const pageSize = Math.min(maxPageSize, Math.max(1, number('pageSize', defaultPageSize)));
  const pageCount = Math.ceil(total / pageSize);
  return {
    start: (page - 1) * pageSize,
    end: page * pageSize,
    pagination: { page, pageSize, pageCount, total },
  };
}

function collectionAt(name: string, content: Content): readonly Entry[] | Entry | undefined {
  switch (name) {
    case 'projects':
    case 'just-ins':
    case 'testimonials':
    case 'teams':
    case 'galleries':
    case 'stats-counters':
    case 'old-addresses':
      return content[name];
    default:
      return content.more?.[name];
  }
}

const isList = (entries: readonly Entry[] | Entry): entries is readonly Entry[] =>
  Array.isArray(entries);

function sortKey(entry: Entry, field: string): number {
  const value = entry[field];
  return typeof value === 'number' ? value : Number.NEGATIVE_INFINITY;
}

/**
 * A list as Strapi answers it, or the entry of a single type.
 *
 * @param url path and query of the call, as sent.
 * @returns 200 with `data` and `meta.pagination` (page style, or start/limit style when asked so),
 *   25 entries unless asked otherwise and never more than 100; 404 for an unknown collection.
 */
export function listReply(url: string, content: Content, shape: Shape): Json {
  const { pathname, searchParams } = new URL(url, 'http://cms.test');
  const entries = collectionAt(pathname.replace(/^\/api\//, ''), content);
  if (!entries) return strapiError(404, 'NotFoundError', 'Not Found');
  const populated = searchParams.get('populate') === '*';
  if (!isList(entries)) {
    return { status: 200, body: { data: entryJson(entries, 1, shape, populated), meta: {} } };
  }
  const sort = searchParams.get('sort')?.replace(/:ASC$/i, '');
  const numbered = entries.map((entry, index) => ({ entry, id: index + 1 }));
  if (sort) {
    numbered.sort((a, b) => {
      const [left, right] = [sortKey(a.entry, sort), sortKey(b.entry, sort)];
      return left === right ? a.id - b.id : left < right ? -1 : 1;
    });
  }
  const part = slice(searchParams, entries.length);
  if ('status' in part) return part;
  return {
    status: 200,
    body: {
      data: numbered
        .slice(part.start, part.end)
        .map(({ entry, id }) => entryJson(entry, id, shape, populated)),
      meta: { pagination: part.pagination },
    },
  };
}

/** The reply to a stored submission: 200 from Strapi 4, 201 from Strapi 5. */
export function createdReply(data: Entry, id: number, shape: Shape): Json {
  return {
    status: shape === 'v4' ? 200 : 201,
    body: { data: entryJson(data, id, shape, false), meta: {} },
  };
}
