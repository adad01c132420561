import path from 'node:path';
import { fetchFile, fetchText, type MayFetch } from './guarded-fetch';
import {
  type ContentType,
  type Item,
  isRecord,
  NotTaken,
  type PictureRef,
  type Source,
  Stopped,
  type Words,
} from './item';

/** The reads of section 7.1, to the letter. */
const CALLS: Readonly<Record<ContentType, string>> = {
  project: '/api/projects?sort=sortOrder:ASC&populate=*',
  'just-in': '/api/just-ins',
  testimonial: '/api/testimonials?populate=*',
  team: '/api/teams',
  gallery: '/api/galleries?populate=*',
  'stats-counter': '/api/stats-counters',
};

const PAGE_SIZE = 100;
const MOST_OF_A_PAGE = 20_000_000;
const MOST_OF_A_PICTURE = 60_000_000;
/** Fields of a type that hold the address of a picture as a text. */
const ADDRESS_FIELDS: Readonly<Partial<Record<ContentType, string>>> = { team: 'imageUrl' };
/** What Strapi adds to every entry by itself. */
const ITS_OWN = new Set(
  [
    'id',
    'documentId',
    'createdAt',
    'updatedAt',
    'publishedAt',
    'locale',
    'createdBy',
    'updatedBy',
  ].concat('localizations'),
);

/** A Strapi 4 or 5 that speaks section 7. */
export interface StrapiSource {
  /** Its address, with the path before `/api` where there is one. */
  readonly url: string;
  readonly token: string;
  /** Says of a host that is not the source's own whether pictures may be fetched from it. */
  readonly mayFetchFrom: (host: string) => Promise<boolean>;
}

/** Reads published content over the calls of section 7; a list is read page by page (R4). */
export function strapiSource({ url, token, mayFetchFrom }: StrapiSource): Source {
  const base = new URL(url.replace(/\/+$/, ''));
  const onlyIt: MayFetch = (target) => target.origin === base.origin;
  const mayFetch: MayFetch = (target) => onlyIt(target) || mayFetchFrom(target.host);
  const address = (relative: string) => new URL(base.href.replace(/\/$/, '') + relative);

  async function page(call: string, number: number) {
    const separator = call.includes('?') ? '&' : '?';
    const paging = `pagination[page]=${number}&pagination[pageSize]=${PAGE_SIZE}`;
    try {
      const text = await fetchText(address(`${call}${separator}${paging}`), {
        headers: { Authorization: `bearer ${token}`, Accept: 'application/json' },
        most: MOST_OF_A_PAGE,
        may: onlyIt,
      });
      return listOf(text);
    } catch (thrown) {
      if (!(thrown instanceof NotTaken)) throw thrown;
      throw new Stopped(
        `${call.replace(/\?.*/, '')} cannot be read from ${base.host}: ${thrown.message}.${hint(thrown.message)}\nWhat was taken so far stays; run the same command again to go on.`,
      );
    }
  }

  return {
    name: base.origin + base.pathname.replace(/\/$/, ''),

    async *items(type, expected) {
      const call = CALLS[type];
      const seen = new Set<string>();
      let pages = 1;
      for (let number = 1; number <= pages; number += 1) {
        const { data, pageCount, total } = await page(call, number);
        pages = pageCount;
        expected(total);
        for (const [index, entry] of data.entries()) {
          const item = itemOf(type, entry, base, `${number}-${index}`);
          // A list that changes while it is read can show an entry on two of its pages.
          if (seen.has(item.key)) continue;
          seen.add(item.key);
          yield item;
        }
      }
    },

    async fetch(picture, folder) {
      if (!URL.canParse(picture.key)) throw new NotTaken('its address is no address');
      const filepath = path.join(folder, `picture-${process.pid}`);
      await fetchFile(new URL(picture.key), filepath, { most: MOST_OF_A_PICTURE, may: mayFetch });
      return { filepath };
    },
  };
}

function hint(message: string): string {
  if (/ 40[13]$/.test(message)) return ' Is the token right, and may it find this type?';
  if (/ 404$/.test(message)) return ' Is the address right? It stands before /api.';
  return '';
}

function listOf(text: string): { data: readonly unknown[]; pageCount: number; total: number } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NotTaken('the answer is no JSON');
  }
  if (!isRecord(value) || !Array.isArray(value.data)) throw new NotTaken('the answer is no list');
  const meta = isRecord(value.meta) ? value.meta : {};
  const pagination = isRecord(meta.pagination) ? meta.pagination : {};
  const number = (name: string, usual: number) =>
    typeof pagination[name] === 'number' ? pagination[name] : usual;
  return {
    data: value.data,
    pageCount: Math.min(number('pageCount', 1), 10_000),
    total: number('total', value.data.length),
  };
}

/** An entry in the shape of Strapi 4 or 5 (R3). One that is none becomes an item without words. */
function itemOf(type: ContentType, entry: unknown, base: URL, place: string): Item {
  const record = isRecord(entry) ? entry : {};
  const attributes = isRecord(record.attributes) ? record.attributes : record;
  const id = record.documentId ?? record.id;
  const key = typeof id === 'string' || typeof id === 'number' ? String(id) : `at ${place}`;
  if (!isRecord(entry)) return { type, key, published: null, draft: null };
  return { type, key, published: wordsOf(type, attributes, base), draft: null };
}

function wordsOf(
  type: ContentType,
  attributes: Readonly<Record<string, unknown>>,
  base: URL,
): Words {
  const fields: Record<string, unknown> = {};
  const pictures: Record<string, readonly PictureRef[]> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (ITS_OWN.has(name)) continue;
    const media = mediaIn(value);
    if (media) pictures[name] = media.map((each) => pictureOf(each, base));
    else if (ADDRESS_FIELDS[type] === name && isOwnUpload(value, base)) {
      pictures[name] = [pictureOf({ url: value }, base)];
    } else fields[name] = value;
  }
  return { fields, pictures };
}

/** The files of a media field: `{ data: … }` of Strapi 4, or as they are of Strapi 5. */
function mediaIn(value: unknown): readonly Readonly<Record<string, unknown>>[] | undefined {
  const inner = isRecord(value) && 'data' in value ? value.data : value;
  const list = Array.isArray(inner) ? inner : [inner];
  const files = list.map((each) =>
    isRecord(each) && isRecord(each.attributes) ? each.attributes : each,
  );
  if (files.length === 0) return undefined;
  const areFiles = files.every((each) => isRecord(each) && typeof each.url === 'string');
  return areFiles ? files.filter(isRecord) : undefined;
}

function pictureOf(file: Readonly<Record<string, unknown>>, base: URL): PictureRef {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  const url = text(file.url) ?? '';
  const key = url.startsWith('/') && !url.startsWith('//') ? base.origin + url : url;
  const last =
    key
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  return {
    key,
    // Strapi adds ten digits of its own to the name of every file.
    name: text(file.name) ?? decoded(last).replace(/_[0-9a-f]{10}(?=\.\w+$)/, ''),
    alternativeText: text(file.alternativeText),
    caption: text(file.caption),
  };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Addresses elsewhere go on working where they are; the source's own uploads go with it. */
function isOwnUpload(value: unknown, base: URL): value is string {
  if (typeof value !== 'string' || value === '') return false;
  if (value.startsWith('/uploads/')) return true;
  return URL.canParse(value) && new URL(value).origin === base.origin;
}
