import type { Content, Entry } from '../fixtures/content-types.ts';
import { type Described, entryJson } from './entries.ts';

export interface Json {
  status: number;
  body: unknown;
}

/** What differs from one Strapi to the next. */
export interface StrapiOptions {
  /** 5, asked for the shape of Strapi 4, unless given. */
  version?: 4 | 5;
  /** `maxLimit` and `withCount` of its `config/api`. */
  maxLimit?: number;
  withCount?: boolean;
}

const defaultPageSize = 25;

/** An error body as Strapi words it. */
export function strapiError(status: number, name: string, message: string): Json {
  return { status, body: { data: null, error: { status, name, message, details: {} } } };
}

const notFound = strapiError(404, 'NotFoundError', 'Not Found');

/** What `filters[slug][$eq]` leaves of a list, in the order that `sort` asks for. */
function chosen(entries: readonly Described[], query: URLSearchParams): readonly Described[] {
  const slug = query.get('filters[slug][$eq]');
  const found = slug === null ? entries : entries.filter(({ entry }) => entry.slug === slug);
  const [field, direction] = (query.get('sort') ?? query.get('sort[0]'))?.split(':') ?? [];
  if (field === undefined) return found;
  if (direction === 'ASC') {
    return found.toSorted((a, b) => Number(a.entry[field] ?? 0) - Number(b.entry[field] ?? 0));
  }
  return found.toSorted((a, b) => String(b.entry[field]).localeCompare(String(a.entry[field])));
}

/** With `fields[0]=…` these alone are sent, and what `populate[image][…]` names. */
function withFields(entry: Entry, query: URLSearchParams): Entry {
  const fields = [...query].filter(([key]) => key.startsWith('fields[')).map(([, name]) => name);
  if (fields.length === 0) return entry;
  const populated = [...query.keys()].map((key) => /^populate\[(\w+)\]/.exec(key)?.[1]);
  const sent = [...fields, ...populated];
  return Object.fromEntries(Object.entries(entry).filter(([key]) => sent.includes(key)));
}

/** Which entries a call asks for, and what Strapi says of them. */
function slice(query: URLSearchParams, total: number, options: StrapiOptions) {
  const { maxLimit = 100, withCount = true } = options;
  // A size that the call does not name is not cut.
  const size = (key: string) => {
    const asked = query.get(`pagination[${key}]`);
    return asked === null ? defaultPageSize : Math.min(maxLimit, Number(asked));
  };
  if (query.has('pagination[limit]')) {
    const limit = size('limit');
    return { start: 0, end: limit, meta: { pagination: { start: 0, limit, total } } };
  }
  const page = Number(query.get('pagination[page]') ?? 1);
  const pageSize = size('pageSize');
  const counts = withCount ? { pageCount: Math.ceil(total / pageSize), total } : {};
  const pagination = { page, pageSize, ...counts };
  return { start: (page - 1) * pageSize, end: page * pageSize, meta: { pagination } };
}

type OfType = Entry | readonly Entry[];

const isList = (entries: OfType): entries is readonly Entry[] => Array.isArray(entries);

/** The ids of Strapi's tables: those of translations come after the English ones. */
const firstTranslationId = 1_000;

/** The entries of a type in all languages, as rows of Strapi. */
function rowsOf(name: string, { translations, ...content }: Content) {
  const { more, ...collections } = content;
  const types: Readonly<Record<string, OfType | undefined>> = { ...collections, ...more };
  const english = types[name];
  if (english === undefined) return undefined;
  const localized = Object.entries(translations ?? {}).flatMap(([locale, ofLocale]) => {
    const own = ofLocale[name];
    return own === undefined ? [] : [{ locale, entries: [own].flat() }];
  });
  const toRows = (locale: string | undefined, firstId: number) => (entry: Entry, index: number) => {
    const { documentId = `${name}-document-${index + 1}`, ...fields } = entry;
    const id = firstId + index;
    return { id, documentId: String(documentId), entry: locale ? { ...fields, locale } : fields };
  };
  return {
    isList: isList(english),
    english: [english].flat().map(toRows(localized.length > 0 ? 'en' : undefined, 1)),
    translated: localized.flatMap(({ locale, entries }, index) =>
      entries.map(toRows(locale, firstTranslationId * (index + 1))),
    ),
  };
}

/**
 * A list as Strapi answers it, or the entry of a single type.
 *
 * @param url path and query of the call, as sent.
 * @returns 200 with `data` and `meta.pagination` (page style, or start/limit style when asked so),
 *   25 entries unless asked otherwise and never more than `maxLimit`; 404 for an unknown collection.
 */
export function listReply(url: string, content: Content, options: StrapiOptions = {}): Json {
  const { version = 5 } = options;
  const { pathname, searchParams: query } = new URL(url, 'http://cms.test');
  const rows = rowsOf(pathname.replace(/^\/api\//, ''), content);
  if (rows === undefined) return notFound;
  const populate = [...query]
    .filter(([key]) => key.startsWith('populate'))
    .flat()
    .join(' ');
  if (version === 5 && populate.includes('localizations')) {
    return strapiError(400, 'ValidationError', 'Invalid key localizations');
  }
  // Strapi without i18n ignores the parameter.
  const locale = content.translations === null ? null : query.get('locale');
  const { english, translated } = rows;
  const asked = locale ? translated.filter(({ entry }) => entry.locale === locale) : english;
  const hasLanguages = english.some(({ entry }) => entry.locale === 'en');
  const toJson = (row: Described) => {
    const isAsked = hasLanguages && /\*|localizations/.test(populate);
    const others = [...english, ...translated].filter(
      (other) => other.documentId === row.documentId && other !== row,
    );
    const own = { ...row, entry: withFields(row.entry, query) };
    return entryJson(own, {
      version,
      populated: populate !== '',
      ...(isAsked && version === 4 && { localizations: others }),
    });
  };
  if (!rows.isList) {
    const [only] = asked;
    return only ? { status: 200, body: { data: toJson(only), meta: {} } } : notFound;
  }
  const found = chosen(asked, query);
  const { start, end, meta } = slice(query, found.length, options);
  return { status: 200, body: { data: found.slice(start, end).map(toJson), meta } };
}

/** The reply to a stored submission. */
export function createdReply(entry: Entry, id: number, { version = 5 }: StrapiOptions): Json {
  const row = { id, documentId: `submission-${id}`, entry };
  const data = entryJson(row, { version, populated: false, isPublished: version === 5 });
  return { status: version === 5 ? 201 : 200, body: { data, meta: {} } };
}
