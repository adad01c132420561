import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { ENGLISH, TRANSLATED_LANGUAGES } from '../content/languages';
import { localizedJson } from '../content/localized-fields';
import {
  ABOUT_PAGE,
  DOCUMENT,
  HOME_PAGE,
  LIST_PAGE,
  OPPORTUNITY_PAGE,
  ORGANISATION,
  PAGE,
  PARTNER,
  SCHOOL,
} from '../content/types';
import { isRecord } from '../platform/is-record';
import { type SeedMedia, SITE_FOLDER } from './media';
import textMedia from './text-media.json';
import { publishTranslations, type Words } from './translations';
import { withImagePermission } from './with-image-permission';

const FILES = {
  organisation: ORGANISATION,
  'home-page': HOME_PAGE,
  'about-page': ABOUT_PAGE,
  'list-page': LIST_PAGE,
  'opportunity-pages': OPPORTUNITY_PAGE,
  pages: PAGE,
  partners: PARTNER,
  schools: SCHOOL,
  documents: DOCUMENT,
} as const;

/** Publishes the texts that the website shows by itself; a type that has an entry stays as it is. */
export async function publishTexts(strapi: Core.Strapi, media: SeedMedia): Promise<void> {
  const folder = path.join(strapi.dirs.app.root, SITE_FOLDER, 'app/texts/content');
  for (const [file, uid] of Object.entries(FILES)) {
    if ((await strapi.db.query(uid).count()) > 0) continue;
    const entries: Words[] = listOf(await readJson(folder, file));
    for (const [index, entry] of entries.entries()) {
      const data: Record<string, unknown> = { ...entry };
      if (uid === PAGE) data.body = await bodyOf(folder, entry);
      for (const [field, name] of Object.entries(mediaOf(file, entry))) {
        data[field] = (await media.store([name]))[0];
      }
      const { documentId } = await strapi
        .documents(uid)
        .create({ data: withImagePermission(strapi, uid, data), status: 'published' });
      if (uid === SCHOOL) continue;
      await publishTranslations(strapi, uid, documentId, async (language) => {
        const ofLanguage = path.join(folder, language);
        const translated = listOf(await readJson(ofLanguage, file))[index];
        if (uid !== PAGE) return translated;
        // A page without its main text would be half empty: it stays English.
        const body = await bodyOf(ofLanguage, entry).catch(() => undefined);
        return body === undefined ? undefined : { ...translated, body };
      });
    }
    if (uid === SCHOOL) await translateSchools(strapi, folder);
  }
}

interface SchoolWords {
  readonly names: Words;
  readonly districts: Words;
}

/** Drafts and what is published in one statement a language: one by one, hundreds take seconds. */
async function translateSchools(strapi: Core.Strapi, folder: string): Promise<void> {
  const schools = strapi.db.query(SCHOOL);
  const rows: Words[] = await schools.findMany({ where: { locale: ENGLISH } });
  for (const locale of Object.keys(TRANSLATED_LANGUAGES)) {
    const { names, districts } = (await readJson(
      path.join(folder, locale),
      'schools',
    )) as SchoolWords;
    const data = rows.map(({ id: _own, ...row }) => ({
      ...row,
      locale,
      translatedFrom: localizedJson(strapi, SCHOOL, row),
      name: names[String(row.schoolId)],
      district: districts[String(row.district)],
    }));
    await schools.createMany({ data });
  }
}

/** A single type's file holds its one entry. */
function listOf(read: unknown): Words[] {
  if (Array.isArray(read)) return read;
  return isRecord(read) ? [read] : [];
}

async function readJson(folder: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(folder, `${file}.json`), 'utf8'));
}

function bodyOf(folder: string, { address }: Words): Promise<string> {
  return readFile(path.join(folder, 'pages', `${address}.md`), 'utf8');
}

function mediaOf(page: string, { kind, address, logo, file }: Words): Record<string, string> {
  if (file) return { file: String(file) };
  // The website draws logos as SVG, which the media library does not take.
  if (logo) return { logo: `partners/${path.basename(String(logo), '.svg')}.webp` };
  const images: Readonly<Record<string, object>> = textMedia;
  return { ...images[String(kind ?? address ?? page)] };
}
