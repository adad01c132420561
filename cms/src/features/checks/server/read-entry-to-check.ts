import type { Core } from '@strapi/strapi';
import { entryRights, readEntryWithCreator } from '../../../access/entry-rights.ts';
import { hasSlug, pageSettingsOf } from '../../../content/addresses/entry-pages.ts';
import { linkFieldsOf } from '../../../content/addresses/link-fields.ts';
import { readStoredSlugsOfOthers } from '../../../content/addresses/stored-slugs.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import {
  fieldsNeedingPermission,
  imagesIn,
} from '../../../content/files/image-permission/image-permission.ts';
import { ENGLISH, isTranslationLocale } from '../../../content/languages/languages.ts';
import {
  readLocalizedDraft,
  untranslatedFields,
} from '../../../content/languages/localized-fields.ts';
import { localeOf } from '../../../content/languages/strapi-locales.ts';
import type { ProjectSummary } from '../../../content/projects/project-choices.ts';
import { readProjects } from '../../../content/projects/read-projects.ts';
import { whereLocale, wherePublished } from '../../../content/rows.ts';
import { type ContentUid, FILE, PROJECT } from '../../../content/types.ts';
import { nameForPerson } from '../../../entries/names-for-person.ts';
import { settingsOf } from '../../../platform/cms-settings.ts';
import { recordsIn, type UnknownRecord } from '../../../platform/record.ts';
import { todayIn } from '../../../platform/time.ts';
import { findHiddenTranslations } from '../../../sample/hidden-translations.ts';
import { fieldsStillAsSeeded, readSeededDigests } from '../../../sample/seeded-digests.ts';
import { readStoredView, type StoredView } from '../../../views/stored-view.ts';
import { CHECKS_BY_TYPE } from './by-type.ts';
import type { EntryToCheck, ImageToCheck, OtherEntry, TranslationGaps } from './entry-to-check.ts';
import { type Attributes, missingFields, trimmedText, writtenTexts } from './written-texts.ts';

interface FormToCheck {
  readonly uid: ContentUid;
  readonly values: UnknownRecord;
  /** Undefined if the entry was never saved. */
  readonly documentId: string | undefined;
  readonly locale: string;
}

/** @param userAbility undefined if no person sent a request; then the findings name no other entry */
export async function readEntryToCheck(
  strapi: Core.Strapi,
  userAbility: unknown,
  form: FormToCheck,
): Promise<EntryToCheck> {
  const { uid, values, locale } = form;
  const { needsProjects = false, needsPublishedEntry = false } = CHECKS_BY_TYPE[uid] ?? {};
  const attributes: Attributes = strapi.contentType(uid).attributes;
  const images = await readImages(strapi, attributes, values);
  const imagesOf = (field: string) => presentImagesIn(values[field], images);
  return {
    uid,
    values,
    locale,
    ...writtenTexts(attributes, values),
    ...(await readTranslationGaps(strapi, form)),
    ...(await readOtherEntries(strapi, userAbility, form)),
    imagesOf,
    imagesToPermit: imagesIn(fieldsNeedingPermission(attributes), values),
    labelOf: (await readStoredView(strapi, uid)).labelOf,
    components: await readComponents(strapi, attributes),
    linkFields: linkFieldsOf(strapi, uid),
    partsOf: (field) => {
      const component = attributes[field]?.component;
      const partAttributes = component ? strapi.components[component]?.attributes : undefined;
      return recordsIn(values[field]).map((part) => writtenTexts(partAttributes ?? {}, part));
    },
    missingFields: missingFields(attributes, values, imagesOf),
    projects: needsProjects ? await readProjectsForPerson(strapi, userAbility) : [],
    publishedEntry: needsPublishedEntry ? await readPublishedEntry(strapi, uid) : {},
    today: todayIn(settingsOf(strapi).timeZone),
  };
}

async function readTranslationGaps(
  strapi: Core.Strapi,
  form: FormToCheck,
): Promise<TranslationGaps> {
  const { uid, values, documentId, locale } = form;
  const noGaps = {
    lacksEnglish: false,
    lacksPublishedEnglish: false,
    fieldsWithHiddenTexts: [],
    untranslatedFields: [],
  };
  // English decides which entries exist, so an English entry lacks nothing.
  if (!isTranslationLocale(locale)) return noGaps;
  const english = documentId
    ? await readLocalizedDraft(strapi, { uid, documentId, locale: ENGLISH })
    : null;
  if (!english) return { ...noGaps, lacksEnglish: true };
  const where = { documentId, locale: ENGLISH, ...wherePublished() };
  return {
    lacksEnglish: false,
    lacksPublishedEnglish: (await strapi.db.query(uid).count({ where })) === 0,
    fieldsWithHiddenTexts: await findFieldsWithHiddenTexts(strapi, form),
    untranslatedFields: untranslatedFields(strapi, uid, english, values),
  };
}

/** Finds the fields whose seeded translation stands in the form and is hidden from visitors. */
async function findFieldsWithHiddenTexts(
  strapi: Core.Strapi,
  { uid, values, documentId, locale }: FormToCheck,
): Promise<string[]> {
  const digests = await readSeededDigests(strapi);
  const query = { uid, locale, status: 'draft', documentIds: [documentId] } as const;
  const hidden = await findHiddenTranslations(strapi, digests, query);
  const fields = Object.keys(hidden.get(documentId) ?? {});
  const seededInForm = fieldsStillAsSeeded(digests, uid, { ...values, documentId, locale });
  return fields.filter((field) => seededInForm.includes(field));
}

async function readOtherEntries(
  strapi: Core.Strapi,
  userAbility: unknown,
  { uid, values, documentId, locale }: FormToCheck,
): Promise<Pick<EntryToCheck, 'others' | 'publishedSlug' | 'storedSlugsOfOthers'>> {
  const pageSettings = hasSlug(uid) ? pageSettingsOf(uid) : undefined;
  const { fieldsOfOthers } = CHECKS_BY_TYPE[uid] ?? {};
  // The check runs while a person types, so it reads the other entries only for the types that compare them.
  if (!fieldsOfOthers && !pageSettings) {
    return { others: [], publishedSlug: '', storedSlugsOfOthers: [] };
  }
  const select = ['documentId', 'publishedAt', ...(fieldsOfOthers ?? [])];
  if (pageSettings) select.push(pageSettings.slugField);
  const localeInRows = localeOf(strapi, uid, locale);
  const where = whereLocale(localeInRows);
  const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({ select, where });

  const publishedSlugs = new Map<unknown, string>();
  for (const row of rows) {
    if (!pageSettings || !row.publishedAt) continue;
    publishedSlugs.set(row.documentId, trimmedText(row[pageSettings.slugField]));
  }
  const slug = pageSettings ? trimmedText(values[pageSettings.slugField]) : '';
  const others: OtherEntry[] = [];
  for (const row of rows) {
    // Of the two rows of a published entry, the draft says what is going to be published.
    if (row.publishedAt || row.documentId === documentId) continue;
    const publishedSlug = publishedSlugs.get(row.documentId) ?? '';
    const ref = { uid, documentId: String(row.documentId), locale: localeInRows };
    const isTwin =
      pageSettings !== undefined &&
      slug !== '' &&
      [trimmedText(row[pageSettings.slugField]), publishedSlug].includes(slug);
    others.push({
      textOf: (field) => trimmedText(row[field]),
      publishedSlug,
      name: isTwin ? await readNameForPerson(strapi, userAbility, ref) : undefined,
    });
  }
  return {
    others,
    publishedSlug: publishedSlugs.get(documentId) ?? '',
    storedSlugsOfOthers: hasSlug(uid) ? await readStoredSlugsOfOthers(strapi, uid, documentId) : [],
  };
}

async function readNameForPerson(
  strapi: Core.Strapi,
  userAbility: unknown,
  ref: EntryRef,
): Promise<string | undefined> {
  if (userAbility === undefined) return undefined;
  const { entryRow } = await readEntryWithCreator(strapi, ref);
  const view = await readStoredView(strapi, ref.uid);
  return nameForPerson(entryRights(strapi, userAbility, ref.uid), view, entryRow);
}

async function readProjectsForPerson(
  strapi: Core.Strapi,
  userAbility: unknown,
): Promise<ProjectSummary[]> {
  const projects = await readProjects(strapi);
  const mayReadTitles =
    userAbility !== undefined &&
    entryRights(strapi, userAbility, PROJECT).mayField('read', { locale: ENGLISH }, 'projectTitle');
  return mayReadTitles ? projects : projects.map((project) => ({ ...project, title: '' }));
}

/** Reads the images anew: a person may have changed their alternative texts after the editor opened the form. */
async function readImages(
  strapi: Core.Strapi,
  attributes: Attributes,
  values: UnknownRecord,
): Promise<ReadonlyMap<number, ImageToCheck>> {
  const ids: number[] = [];
  for (const [field, value] of Object.entries(values)) {
    if (attributes[field]?.type === 'media') ids.push(...idsIn(value));
  }
  const where = { id: { $in: ids } };
  const images: ImageToCheck[] = await strapi.db.query(FILE).findMany({ where });
  return new Map(images.map((image) => [image.id, image]));
}

/** Leaves out images that another editor has deleted. */
function presentImagesIn(
  value: unknown,
  images: ReadonlyMap<number, ImageToCheck>,
): ImageToCheck[] {
  return idsIn(value)
    .map((id) => images.get(id))
    .filter((image) => image !== undefined);
}

/** @param value one image, a list of images, or nothing */
function idsIn(value: unknown): number[] {
  const files = recordsIn(value);
  return files.map(({ id }) => id).filter((id) => typeof id === 'number');
}

async function readComponents(
  strapi: Core.Strapi,
  attributes: Attributes,
): Promise<EntryToCheck['components']> {
  const components: Record<string, StoredView> = {};
  for (const [field, { component }] of Object.entries(attributes)) {
    if (component) components[field] = await readStoredView(strapi, component);
  }
  return components;
}

async function readPublishedEntry(strapi: Core.Strapi, uid: ContentUid): Promise<UnknownRecord> {
  const query = { status: 'published', populate: '*' } as const;
  return (await strapi.documents(uid).findFirst(query)) ?? {};
}
