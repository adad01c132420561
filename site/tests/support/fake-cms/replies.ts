import type { Content, ContentImage, Entry, Images, MediaFile } from '../fixtures/content-types.ts';

export interface Json {
  status: number;
  body: unknown;
}

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

function mediaJson({ path, alt, width, height }: MediaFile, id: number): Entry {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const thumbnail = { width: 234, height: 156, url: path.replace(name, `thumbnail_${name}`) };
  const size = { width, height, formats: { thumbnail } };
  const attributes = { name, alternativeText: alt, ...size, url: path, updatedAt: created };
  return { id, attributes };
}

function fieldJson(value: unknown, id: number): unknown {
  if (isImage(value)) return { data: value.file && mediaJson(value.file, id * 100) };
  if (!isImages(value)) return value;
  const media = value.files.map((file, index) => mediaJson(file, id * 100 + index + 1));
  return { data: media.length > 0 ? media : null };
}

/** An entry as Strapi 4 nests it; the shape of Strapi 5 is tested where replies are parsed. */
function entryJson(entry: Entry, id: number, populated: boolean): Entry {
  const fields = Object.entries(entry)
    .filter(([, value]) => populated || !(isImage(value) || isImages(value)))
    .map(([key, value]) => [key, fieldJson(value, id)]);
  const dates = { createdAt: created, updatedAt: created, publishedAt: created };
  return { id, attributes: { ...dates, ...Object.fromEntries(fields) } };
}

/** What `filters[slug][$eq]` leaves of a list, in the order that `sort[0]=date:DESC` asks for. */
function chosen(entries: readonly Entry[], query: URLSearchParams): readonly Entry[] {
  const slug = query.get('filters[slug][$eq]');
  const found = slug === null ? entries : entries.filter((entry) => entry.slug === slug);
  const [field, direction] = query.get('sort[0]')?.split(':') ?? [];
  if (field === undefined || direction !== 'DESC') return found;
  return [...found].sort((a, b) => String(b[field]).localeCompare(String(a[field])));
}

/** With `fields[0]=…` these alone are sent, and what `populate[image][…]` names. */
function withFields(entry: Entry, query: URLSearchParams): Entry {
  const fields = [...query].filter(([key]) => key.startsWith('fields[')).map(([, name]) => name);
  if (fields.length === 0) return entry;
  const populated = [...query.keys()].map((key) => /^populate\[(\w+)\]/.exec(key)?.[1]);
  const sent = ['documentId', ...fields, ...populated];
  return Object.fromEntries(Object.entries(entry).filter(([key]) => sent.includes(key)));
}

/** Which entries a call asks for, and what Strapi says of them. */
function slice(query: URLSearchParams, total: number): { start: number; end: number; meta: Entry } {
  const number = (key: string, fallback: number) =>
    Math.min(maxPageSize, Number(query.get(`pagination[${key}]`) ?? fallback));
  if (query.has('pagination[limit]')) {
    const limit = number('limit', defaultPageSize);
    return { start: 0, end: limit, meta: { pagination: { start: 0, limit, total } } };
  }
  const page = number('page', 1);
  const pageSize = number('pageSize', defaultPageSize);
  const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
  return { start: (page - 1) * pageSize, end: page * pageSize, meta: { pagination } };
}

const isList = (entries: Entry | readonly Entry[]): entries is readonly Entry[] =>
  Array.isArray(entries);

/**
 * A list as Strapi answers it, or the entry of a single type.
 *
 * @param url path and query of the call, as sent.
 * @returns 200 with `data` and `meta.pagination` (page style, or start/limit style when asked so),
 *   25 entries unless asked otherwise and never more than 100; 404 for an unknown collection.
 */
export function listReply(url: string, content: Content): Json {
  const { pathname, searchParams } = new URL(url, 'http://cms.test');
  const { more, translations, ...collections } = content;
  const types: Readonly<Record<string, Entry | readonly Entry[]>> = { ...collections, ...more };
  const name = pathname.replace(/^\/api\//, '');
  const locale = searchParams.get('locale');
  // Strapi without i18n ignores the parameter.
  if (locale !== null && translations !== null && types[name] !== undefined) {
    return translationReply(types[name], translations?.[locale]?.[name], locale, searchParams);
  }
  const known = types[name];
  if (!known) return strapiError(404, 'NotFoundError', 'Not Found');
  const populated = [...searchParams.keys()].some((key) => key.startsWith('populate'));
  if (!isList(known)) {
    return { status: 200, body: { data: entryJson(known, 1, populated), meta: {} } };
  }
  const entries = chosen(known, searchParams);
  const numbered = entries.map((entry, index) => ({
    entry: withFields(entry, searchParams),
    id: index + 1,
  }));
  const sort = searchParams.get('sort')?.replace(/:ASC$/i, '');
  if (sort) numbered.sort((a, b) => Number(a.entry[sort] ?? 0) - Number(b.entry[sort] ?? 0));
  const { start, end, meta } = slice(searchParams, entries.length);
  const data = numbered.slice(start, end).map(({ entry, id }) => entryJson(entry, id, populated));
  return { status: 200, body: { data, meta } };
}

/** What is translated alone: an empty list, or 404 for a single type, where nothing is. */
function translationReply(
  english: Entry | readonly Entry[],
  translated: Entry | readonly Entry[] | undefined,
  locale: string,
  query: URLSearchParams,
): Json {
  if (isList(english)) {
    const entries = translated !== undefined && isList(translated) ? translated : [];
    const data = chosen(entries, query).map((entry, index) =>
      entryJson({ ...entry, locale }, index + 1, true),
    );
    const pagination = { page: 1, pageSize: maxPageSize, pageCount: 1, total: data.length };
    return { status: 200, body: { data, meta: { pagination } } };
  }
  if (translated === undefined || isList(translated)) {
    return strapiError(404, 'NotFoundError', 'Not Found');
  }
  return { status: 200, body: { data: entryJson({ ...translated, locale }, 1, true), meta: {} } };
}

/** The reply to a stored submission. */
export function createdReply(data: Entry, id: number): Json {
  return { status: 201, body: { data: entryJson(data, id, false), meta: {} } };
}
