import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { ENGLISH, TRANSLATED_LANGUAGES } from '../content/languages/languages';
import { localizedJson } from '../content/languages/localized-fields';
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
import { isRecord, type UnknownRecord } from '../platform/record';
import { type SeedMedia, SITE_FOLDER } from './media';
import textMedia from './text-media.json';
import { publishTranslations } from './translations';
import { withImagePermission } from './with-image-permission';

/** The folders of the website with its texts and with the facts of the organisation. */
const TEXTS = 'app/texts/content';
const FACTS = 'organisation';
/** This file says that the facts are the sample's (R47). */
const SAMPLE_MARK = 'sample.txt';

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

/** Where the texts are read, and whose they are to be. */
interface Source {
  readonly site: string;
  /** Whether the facts of the website's folder are published, too. */
  readonly withFacts: boolean;
  readonly ownName: string;
}

/**
 * Publishes the texts that the website shows by itself; a type that has an entry stays as it is.
 * @param ownName of the organisation, with which it begins and without the facts of the website's folder
 * @param withSamples false where these facts are published only once they are not the sample's
 * @returns whether the facts that are published are the sample's
 */
export async function publishBuiltInTexts(
  strapi: Core.Strapi,
  media: SeedMedia,
  ownName: string,
  withSamples: boolean,
): Promise<boolean> {
  const site = path.join(strapi.dirs.app.root, SITE_FOLDER);
  const isSample = existsSync(path.join(site, FACTS, SAMPLE_MARK));
  const withFacts = !ownName && (withSamples || !isSample);
  const source = { site, withFacts, ownName };
  for (const [file, uid] of Object.entries(FILES)) {
    if ((await strapi.db.query(uid).count()) > 0) continue;
    // Without a name there is no organisation yet.
    if (uid === ORGANISATION && !withFacts && !ownName) continue;
    const entries = await readEntries(source, file, ENGLISH);
    for (const [index, entry] of entries.entries()) {
      const data: Record<string, unknown> = { ...entry };
      if (uid === PAGE) data.body = await readBody(source, entry, ENGLISH);
      // The story of an organisation is a fact.
      if (uid === PAGE && data.body === undefined) continue;
      for (const [field, name] of Object.entries(mediaOf(file, entry, media))) {
        data[field] = name && (await media.store([name]))[0];
      }
      const { documentId } = await strapi
        .documents(uid)
        .create({ data: withImagePermission(strapi, uid, data), status: 'published' });
      if (uid === SCHOOL) continue;
      await publishTranslations(strapi, uid, documentId, async (language) => {
        const translated = (await readEntries(source, file, language))[index];
        if (uid !== PAGE) return translated;
        // A page without its main text would be half empty: it stays English.
        const body = await readBody(source, entry, language);
        return body === undefined ? undefined : { ...translated, body };
      });
    }
    if (uid === SCHOOL && entries.length > 0) await translateSchools(strapi, source.site);
  }
  return withFacts && isSample;
}

/** The entries of a file; none where a language has no such file. */
async function readEntries(
  { site, withFacts, ownName }: Source,
  file: string,
  language: string,
): Promise<UnknownRecord[]> {
  const texts = entriesIn(await readJson(site, TEXTS, file, language));
  if (!withFacts) return texts.map((entry) => ofOwnOrganisation(entry, file, ownName));
  const facts = entriesIn(await readJson(site, FACTS, file, language));
  // The website says the organisation's tagline, and the folder of facts the rest.
  return file === 'organisation'
    ? [organisationOf({ ...texts[0], ...facts[0] })]
    : [...texts, ...facts];
}

/** The name is said in English; the cards of the home page lead to projects that are not there. */
function ofOwnOrganisation(
  { shortcuts: _, ...entry }: UnknownRecord,
  file: string,
  name: string,
): UnknownRecord {
  return file === 'organisation' ? { ...entry, name } : entry;
}

/** The CMS has the phone numbers as lines, and the images as media. */
function organisationOf({
  phones,
  logo: _logo,
  wideLogo: _wide,
  shareImage: _share,
  ...rest
}: UnknownRecord) {
  return Array.isArray(phones) ? { ...rest, phones: phones.join('\n') } : rest;
}

/** Drafts and what is published in one statement a language: one by one, hundreds take seconds. */
async function translateSchools(strapi: Core.Strapi, site: string): Promise<void> {
  const schools = strapi.db.query(SCHOOL);
  const rows: UnknownRecord[] = await schools.findMany({ where: { locale: ENGLISH } });
  for (const locale of Object.keys(TRANSLATED_LANGUAGES)) {
    const words = await readJson(site, FACTS, 'schools', locale);
    if (!isRecord(words) || !isRecord(words.names) || !isRecord(words.districts)) continue;
    const { names, districts } = words;
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
function entriesIn(read: unknown): UnknownRecord[] {
  if (Array.isArray(read)) return read;
  return isRecord(read) ? [read] : [];
}

/** Undefined where the folder has no such file in the language. */
async function readJson(
  site: string,
  folder: string,
  file: string,
  language: string,
): Promise<unknown> {
  const text = await readIfThere(path.join(site, folder, languageFolder(language), `${file}.json`));
  return text === undefined ? undefined : JSON.parse(text);
}

/** The story of the organisation is one of its facts. */
async function readBody(
  { site, withFacts }: Source,
  { address }: UnknownRecord,
  language: string,
): Promise<string | undefined> {
  const own = languageFolder(language);
  const factFile = path.join(site, FACTS, own, `${address}.md`);
  const fact = withFacts ? await readIfThere(factFile) : undefined;
  return fact ?? readIfThere(path.join(site, TEXTS, own, 'pages', `${address}.md`));
}

function languageFolder(language: string): string {
  return language === ENGLISH ? '' : language;
}

async function readIfThere(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

function mediaOf(
  page: string,
  { kind, address, logo, file }: UnknownRecord,
  { has }: SeedMedia,
): Record<string, string | undefined> {
  if (file) return { file: String(file) };
  if (logo) {
    // The media library takes no SVG: the sample's logos are there as WebP, too.
    const name = String(logo);
    const sample = `partners/${path.basename(name, '.svg')}.webp`;
    const own = name.endsWith('.svg') ? undefined : name;
    return { logo: has(sample) ? sample : own };
  }
  const images: Readonly<Record<string, object>> = textMedia;
  const entry = kind ?? address;
  return { ...images[entry === undefined ? page : `${page}/${entry}`] };
}
