import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Admin } from '../cms/tests/support/admin.ts';
import { listAt, valueAt } from '../cms/tests/support/http.ts';
import { textPieces } from '../site/tests/support/html.ts';
import { routes } from '../site/tests/support/routes.ts';
import { expect, test } from './fixtures.ts';
import { isInterfaceLabel } from './interface-labels.ts';

interface Field {
  readonly type: string;
  readonly component?: string;
  readonly customField?: string;
  readonly regex?: string;
}
type Fields = Readonly<Record<string, Field>>;
type Entry = Record<string, unknown>;

const root = fileURLToPath(new URL('../cms/src/', import.meta.url));
const MARK = 'ẍ';
const EMAIL = 'changed@mazhavil.example';
/** Such as 10 October 2026. */
const DAY = /^\d{1,2} \p{L}+ \d{4}$/u;
/** What a page shows of them is no text: addresses, numbers, keys. */
const notTexts =
  /^(url|address|slug|link|imageUrl|schoolId|latitude|longitude|twitterCreator|whatsapp)$/;
/** More schools than these would only take time. */
const MAX_ENTRIES = 20;

test('an Editor can change every text of every page in the CMS, except labels of the interface @slow', async ({
  staff,
  site,
}) => {
  const { administrator } = staff;
  await markImages(administrator);
  for (const file of globSync(`${root}api/*/content-types/*/schema.json`)) {
    const { kind, info, attributes, options } = JSON.parse(readFileSync(file, 'utf8'));
    if (!options?.draftAndPublish) continue;
    const uid = `api::${info.singularName}.${info.singularName}`;
    await markEntries(administrator, uid, kind === 'singleType', attributes);
  }
  for (const { path } of routes) {
    await expect
      .poll(async () => unmarked(await (await fetch(site.url + path)).text()), { message: path })
      .toEqual([]);
  }
});

/** The texts of a page that are neither marked nor labels of the interface. */
function unmarked(html: string): string[] {
  const pieces = textPieces(html).filter((piece) => /\p{L}/u.test(piece));
  const isMarked = (piece: string) => piece.includes(MARK) || piece === EMAIL || DAY.test(piece);
  return [...new Set(pieces)].filter((piece) => !isMarked(piece) && !isInterfaceLabel(piece));
}

async function markEntries(admin: Admin, uid: string, isSingle: boolean, fields: Fields) {
  if (isSingle) return markEntry(admin, `/content-manager/single-types/${uid}`, fields);
  const path = `/content-manager/collection-types/${uid}`;
  const idsOf = async () => {
    const found = listAt((await admin.call('GET', `${path}?pageSize=100`)).json, 'results');
    return found.map((entry) => valueAt(entry, 'documentId'));
  };
  const documentIds = (await idsOf()).slice(MAX_ENTRIES);
  if (documentIds.length > 0) {
    await admin.call('POST', `${path}/actions/bulkDelete`, { documentIds });
  }
  for (const id of await idsOf()) await markEntry(admin, `${path}/${id}`, fields);
}

async function markEntry(admin: Admin, path: string, fields: Fields) {
  const entry = valueAt((await admin.call('GET', path)).json, 'data');
  const saved = await admin.callAsForm('PUT', path, marked(entry as Entry, fields));
  expect(saved.status, `${path}: ${saved.text}`).toBe(200);
  const published = await admin.callAsForm('POST', `${path}/actions/publish`, {});
  expect(published.status, `${path}: ${published.text}`).toBe(200);
}

function marked(entry: Entry, fields: Fields): Entry {
  const texts = Object.entries(fields).filter(([name]) => !notTexts.test(name));
  return Object.fromEntries(
    texts.flatMap(([name, { type, component, customField }]): [string, unknown][] => {
      const value = entry[name];
      if (type === 'email') return [[name, EMAIL]];
      if (type === 'component' && component !== undefined && Array.isArray(value)) {
        const parts = componentFields(component);
        return [[name, value.map((each: Entry) => ({ ...each, ...marked(each, parts) }))]];
      }
      if (!/^(string|text)$/.test(type) && customField !== 'global::markdown') return [];
      return [[name, typeof value === 'string' ? markWords(value) : `${MARK} ${name}`]];
    }),
  );
}

function componentFields(component: string): Fields {
  const file = `${root}components/${component.replace('.', '/')}.json`;
  return JSON.parse(readFileSync(file, 'utf8')).attributes;
}

/** Marks each word, outside of Markdown's addresses and placeholders, without making it longer. */
function markWords(text: string): string {
  return text.replace(
    /(\]\([^)]*\)|\{\w+\})|\p{L}[\p{L}\p{M}’']*/gu,
    (word, kept?: string) => kept ?? MARK + word.slice(1),
  );
}

async function markImages(admin: Admin) {
  const { json } = await admin.call('GET', '/upload/files?pageSize=200');
  for (const file of listAt(json, 'results')) {
    const fileInfo = {
      alternativeText: `${MARK} image`,
      caption: null,
      name: valueAt(file, 'name'),
    };
    const body = new FormData();
    body.set('fileInfo', JSON.stringify(fileInfo));
    await admin.call('POST', `/upload?id=${valueAt(file, 'id')}`, body);
  }
}
