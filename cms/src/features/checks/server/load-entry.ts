import type { Core, UID } from '@strapi/strapi';
import type { CmsSettings } from '../../../../config/cms';
import { hasOwnPage, pageSettingsOf } from '../../../content/addresses/entry-pages';
import { readSlugsOfOthers } from '../../../content/addresses/slug-records';
import {
  fieldsNeedingPermission,
  picturesIn,
} from '../../../content/image-permission/image-permission';
import { isLocalized, isTranslationLocale } from '../../../content/languages/languages';
import { isPublishedInEnglish } from '../../../content/languages/published-in-english';
import { untranslatedFields } from '../../../content/languages/untranslated-fields';
import { partsIn } from '../../../content/parts';
import { readProjects } from '../../../content/projects/read-projects';
import { type ContentUid, HOME_PAGE, SCHOOL, TRANSPARENCY } from '../../../content/types';
import { isRecord, type UnknownRecord } from '../../../platform/record';
import { todayIn } from '../../../platform/time';
import { findHiddenTranslations } from '../../../seed/hidden-translations';
import { fieldsStillAsSeeded, readSeededDigests } from '../../../seed/seeded-digests';
import { BY_TYPE } from './by-type';
import type { EntryToCheck, ImageToCheck, WrittenTexts } from './entry-to-check';

interface ComparedRow extends UnknownRecord {
  readonly documentId: string;
}

interface Attribute {
  readonly type: string;
  readonly required?: boolean;
  readonly default?: unknown;
  readonly component?: UID.Component;
  readonly maxLength?: number;
}

/** The fields of a type, or of a component. */
type Attributes = Readonly<Record<string, Attribute>>;

interface FormToCheck {
  readonly uid: ContentUid;
  readonly values: UnknownRecord;
  /** Undefined where the entry was never saved. */
  readonly documentId: string | undefined;
  readonly locale: string;
}

/** Reads what the checks compare the values with: files, the other entries, the published slug. */
export async function loadEntryToCheck(
  strapi: Core.Strapi,
  { uid, values, documentId, locale }: FormToCheck,
): Promise<EntryToCheck> {
  const attributes: Attributes = strapi.contentType(uid).attributes;
  const files = await readImages(strapi, attributes, values);
  const images = (field: string) => imagesOf(values[field], files);
  const rows = await readComparedRows(strapi, uid, locale);
  const english =
    documentId && isTranslationLocale(locale)
      ? await strapi.documents(uid).findOne({ documentId, status: 'draft', populate: '*' })
      : undefined;
  const publishedSlug = (id: string | undefined) => {
    const row = rows.find((each) => each.publishedAt && each.documentId === id);
    return hasOwnPage(uid) ? trimmedText(row?.[pageSettingsOf(uid).slugField]) : '';
  };
  // A published entry has two rows: its draft is the one that is compared, since it says what is planned.
  const others = rows.filter((row) => !row.publishedAt && row.documentId !== documentId);
  return {
    uid,
    values,
    locale,
    lacksEnglish: isTranslationLocale(locale) && !english,
    lacksPublishedEnglish: english
      ? !(await isPublishedInEnglish(strapi, uid, english.documentId))
      : false,
    fieldsWithHiddenWords: english
      ? await findFieldsWithHiddenWords(strapi, { uid, values, documentId, locale })
      : [],
    untranslated: english ? untranslatedFields(strapi, uid, english, values) : [],
    ...writtenTexts(attributes, values),
    images,
    pictures: picturesIn(fieldsNeedingPermission(attributes), values),
    components: Object.fromEntries(
      Object.entries(attributes).map(([field, { component }]) => [field, component]),
    ),
    parts: (field) => textsOfParts(strapi, attributes[field]?.component, values[field]),
    missing: missingFields(attributes, values, images),
    others: others.map((row) => ({
      text: (field) => trimmedText(row[field]),
      publishedSlug: publishedSlug(row.documentId),
    })),
    publishedSlug: publishedSlug(documentId),
    oldSlugsOfOthers: hasOwnPage(uid) ? await readSlugsOfOthers(strapi, uid, documentId) : [],
    projects: uid === HOME_PAGE || uid === SCHOOL ? await readProjects(strapi) : [],
    published: uid === TRANSPARENCY ? await readPublishedTransparency(strapi) : {},
    today: todayIn(strapi.config.get<CmsSettings>('cms').timeZone),
  };
}

/** Finds the fields whose seeded translation stands in the form and is hidden from visitors. */
async function findFieldsWithHiddenWords(
  strapi: Core.Strapi,
  { uid, values, documentId, locale }: FormToCheck,
): Promise<string[]> {
  const digests = await readSeededDigests(strapi);
  const translations = { uid, locale, areDrafts: true, ids: [documentId] };
  const hidden = await findHiddenTranslations(strapi, digests, translations);
  const fields = Object.keys(hidden.get(documentId) ?? {});
  const seededInForm = fieldsStillAsSeeded(digests, { ...values, documentId, locale });
  return fields.filter((field) => seededInForm.includes(field));
}

/** Files are read anew: their texts may have changed since the form was opened. */
async function readImages(
  strapi: Core.Strapi,
  attributes: Attributes,
  values: UnknownRecord,
): Promise<ImageToCheck[]> {
  const ids: number[] = [];
  for (const [field, value] of Object.entries(values)) {
    if (attributes[field]?.type === 'media') ids.push(...idsIn(value));
  }
  return strapi.db.query('plugin::upload.file').findMany({ where: { id: { $in: ids } } });
}

function imagesOf(value: unknown, files: readonly ImageToCheck[]): ImageToCheck[] {
  const images: ImageToCheck[] = [];
  for (const id of idsIn(value)) {
    const file = files.find((each) => each.id === id);
    // Another editor may have deleted it.
    if (file) images.push(file);
  }
  return images;
}

/** The ids in the value of a field for media: one image, a list of them, or nothing. */
function idsIn(value: unknown): number[] {
  const images: readonly unknown[] = Array.isArray(value) ? value : [value];
  const ids: number[] = [];
  for (const image of images) {
    if (isRecord(image) && typeof image.id === 'number') ids.push(image.id);
  }
  return ids;
}

function textsOfParts(
  strapi: Core.Strapi,
  component: UID.Component | undefined,
  value: unknown,
): WrittenTexts[] {
  const attributes: Attributes = (component && strapi.components[component]?.attributes) ?? {};
  return partsIn(value).map((part) => writtenTexts(attributes, part));
}

function writtenTexts(attributes: Attributes, values: UnknownRecord): WrittenTexts {
  return {
    text: (field) => trimmedText(values[field]),
    excess: (field) => {
      const value = values[field];
      const limit = attributes[field]?.maxLength ?? Number.POSITIVE_INFINITY;
      const letters = typeof value === 'string' ? value.length - limit : 0;
      return letters > 0 ? { letters, limit } : undefined;
    },
  };
}

function missingFields(
  attributes: Attributes,
  values: UnknownRecord,
  images: EntryToCheck['images'],
): string[] {
  const isEmpty = (field: string) => {
    if (attributes[field]?.type === 'media') return images(field).length === 0;
    const value = values[field] ?? '';
    return typeof value === 'string' && value.trim() === '';
  };
  const missing: string[] = [];
  for (const [field, attribute] of Object.entries(attributes)) {
    // Strapi itself fills in a default when the entry is made.
    const isNeeded = attribute.required && attribute.default === undefined;
    if (isNeeded && isEmpty(field)) missing.push(field);
  }
  return missing;
}

/** The drafts and the published entries of a type, with the fields that are compared. */
async function readComparedRows(
  strapi: Core.Strapi,
  uid: ContentUid,
  locale: string,
): Promise<ComparedRow[]> {
  const { titleField, slugField } = hasOwnPage(uid) ? pageSettingsOf(uid) : {};
  const ofPage = [titleField, slugField].filter((field) => field !== undefined);
  const select = ['documentId', 'publishedAt', ...ofPage, ...(BY_TYPE[uid]?.compared ?? [])];
  const where = isLocalized(strapi.contentType(uid)) ? { locale } : {};
  return strapi.db.query(uid).findMany({ select, where });
}

async function readPublishedTransparency(strapi: Core.Strapi): Promise<UnknownRecord> {
  const query = { status: 'published', populate: '*' } as const;
  return (await strapi.documents(TRANSPARENCY).findFirst(query)) ?? {};
}

function trimmedText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
