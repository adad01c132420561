import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { ENGLISH, TRANSLATED_LANGUAGES } from '../content/languages/languages.ts';
import { localizedJson } from '../content/languages/localized-fields.ts';
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
} from '../content/types.ts';
import { isRecord, type UnknownRecord } from '../platform/record.ts';
import { storeFactsOrigin } from '../sample/seeded-digests.ts';
import type { SeedMedia } from './media.ts';
import { publishEntry } from './publish-entry.ts';
import { siteFolder } from './site-folders.ts';
import textMedia from './text-media.json';

/** If the folder of facts has this file, the facts are made up, and no real website may show them (R47). */
const SAMPLE_MARK = 'sample.txt';

const TYPE_OF_FILE = {
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

/** The facts that the seed publishes: none, only the organisation's name, or all of the folder of facts. */
type Facts = 'none' | 'name' | 'folder';

interface Source {
  readonly textsFolder: string;
  readonly factsFolder: string;
  readonly facts: Facts;
  /** Empty if the operator set none. */
  readonly organisationName: string;
}

/**
 * Publishes what the website shows without a CMS, for each type that has no entry.
 * @param organisationName if it is not empty, the only fact that is published
 * @param withSamples whether the facts of the folder are published even if they are the sample's
 */
export async function publishBuiltInContent(
  strapi: Core.Strapi,
  media: SeedMedia,
  organisationName: string,
  withSamples: boolean,
): Promise<void> {
  const textsFolder = siteFolder(strapi, 'texts');
  const factsFolder = siteFolder(strapi, 'facts');
  const hasSampleFacts = existsSync(path.join(factsFolder, SAMPLE_MARK));
  let facts: Facts = withSamples || !hasSampleFacts ? 'folder' : 'none';
  if (organisationName) facts = 'name';
  const source = { textsFolder, factsFolder, facts, organisationName };
  for (const [file, uid] of Object.entries(TYPE_OF_FILE)) {
    if ((await strapi.db.query(uid).count()) > 0) continue;
    // Without a name there is no organisation yet.
    if (uid === ORGANISATION && facts === 'none') continue;
    const seedEntries = await readSeedEntries(source, file, ENGLISH);
    for (const [index, seedEntry] of seedEntries.entries()) {
      const data: Record<string, unknown> = { ...seedEntry };
      if (uid === PAGE) data.body = await readBody(source, seedEntry, ENGLISH);
      // “Our story” is a fact: without the facts it has no body.
      if (uid === PAGE && data.body === undefined) continue;
      for (const [field, mediaFile] of Object.entries(mediaFiles(file, seedEntry, media))) {
        data[field] = await storeFile(strapi, media, mediaFile);
      }
      // For schools, `translateSchools` below is faster.
      const translations =
        uid === SCHOOL ? {} : await readTranslations(source, file, index, seedEntry);
      await publishEntry(strapi, uid, data, translations);
    }
    if (uid === SCHOOL && seedEntries.length > 0) await translateSchools(strapi, factsFolder);
  }
  await storeFactsOrigin(strapi, facts === 'folder' && hasSampleFacts ? 'sample' : 'organisation');
}

async function readSeedEntries(
  { textsFolder, factsFolder, facts, organisationName }: Source,
  file: string,
  locale: string,
): Promise<UnknownRecord[]> {
  const texts = toSeedEntries(await readJson(textsFolder, file, locale));
  if (facts !== 'folder') {
    // The organisation gets only its name.
    return texts.map((text) =>
      file === 'organisation' ? { ...text, name: organisationName } : text,
    );
  }
  const folderEntries = toSeedEntries(await readJson(factsFolder, file, locale));
  if (file !== 'organisation') return [...texts, ...folderEntries];
  // The tagline is a text; all other fields are facts.
  return [toOrganisation({ ...texts[0], ...folderEntries[0] })];
}

/** Returns the translations of an entry by language. A page whose main text is not translated stays English. */
async function readTranslations(
  source: Source,
  file: string,
  index: number,
  seedEntry: UnknownRecord,
): Promise<Record<string, UnknownRecord | undefined>> {
  const translations: Record<string, UnknownRecord | undefined> = {};
  for (const locale of Object.keys(TRANSLATED_LANGUAGES)) {
    const translation = (await readSeedEntries(source, file, locale))[index];
    if (file !== 'pages') {
      translations[locale] = translation;
      continue;
    }
    const body = await readBody(source, seedEntry, locale);
    if (body !== undefined) translations[locale] = { ...translation, body };
  }
  return translations;
}

/** Leaves out the images, which are no files of the media library. The CMS stores phone numbers as lines. */
function toOrganisation({
  logo: _logo,
  wideLogo: _wideLogo,
  shareImage: _shareImage,
  phones,
  ...seedEntry
}: UnknownRecord): UnknownRecord {
  return Array.isArray(phones) ? { ...seedEntry, phones: phones.join('\n') } : seedEntry;
}

/** Inserts all schools of a language at once: the document service would take seconds for hundreds of schools. */
async function translateSchools(strapi: Core.Strapi, factsFolder: string): Promise<void> {
  const schools = strapi.db.query(SCHOOL);
  const rows: UnknownRecord[] = await schools.findMany({ where: { locale: ENGLISH } });
  for (const locale of Object.keys(TRANSLATED_LANGUAGES)) {
    const translations = await readJson(factsFolder, 'schools', locale);
    if (!isRecord(translations)) continue;
    const { names, districts } = translations;
    if (!isRecord(names) || !isRecord(districts)) continue;
    const data = rows.map(({ id: _, ...row }) => ({
      ...row,
      locale,
      translatedFrom: localizedJson(strapi, SCHOOL, row),
      name: names[String(row.schoolId)],
      district: districts[String(row.district)],
    }));
    await schools.createMany({ data });
  }
}

/** The file of a single type has one entry in place of a list. */
function toSeedEntries(json: unknown): UnknownRecord[] {
  if (Array.isArray(json)) return json;
  return isRecord(json) ? [json] : [];
}

async function readJson(folder: string, file: string, locale: string): Promise<unknown> {
  const json = path.join(folder, localeFolder(locale), `${file}.json`);
  const text = await readIfExists(json);
  return text === undefined ? undefined : JSON.parse(text);
}

async function readBody(
  { textsFolder, factsFolder, facts }: Source,
  { address }: UnknownRecord,
  locale: string,
): Promise<string | undefined> {
  const folder = localeFolder(locale);
  const fact = path.join(factsFolder, folder, `${address}.md`);
  const text = path.join(textsFolder, folder, 'pages', `${address}.md`);
  return (facts === 'folder' ? await readIfExists(fact) : undefined) ?? readIfExists(text);
}

function localeFolder(locale: string): string {
  return locale === ENGLISH ? '' : locale;
}

async function readIfExists(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

/** Returns the paths of an entry's files by field, as `SeedMedia` takes them. */
export function mediaFiles(
  file: string,
  { kind, address, logo, file: pdf }: UnknownRecord,
  { has }: Pick<SeedMedia, 'has'>,
): Readonly<Record<string, string>> {
  if (pdf) return { file: String(pdf) };
  if (logo) {
    // For the sample's logos, `seed-media/` has images that the library need not convert, with alternative texts.
    const sampleLogo = `partners/${path.basename(String(logo), '.svg')}.webp`;
    return { logo: has(sampleLogo) ? sampleLogo : String(logo) };
  }
  const images: Readonly<Record<string, Readonly<Record<string, string>>>> = textMedia;
  const name = kind ?? address;
  return images[name === undefined ? file : `${file}/${name}`] ?? {};
}

/** Leaves out a file that the media library refuses, so that the rest is published. */
async function storeFile(
  strapi: Core.Strapi,
  media: SeedMedia,
  file: string,
): Promise<number | undefined> {
  try {
    return (await media.store([file]))[0];
  } catch (thrown) {
    if (!(thrown instanceof errors.ValidationError)) throw thrown;
    strapi.log.error(`${file} was left out of the first content. ${thrown.message}`);
    return undefined;
  }
}
