import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { RequestForEntry } from '../../../access/entry-handler.ts';
import { readEntryWithCreator } from '../../../access/entry-rights.ts';
import { ENGLISH, isTranslationLocale } from '../../../content/languages/languages.ts';
import {
  localizedComponents,
  localizedJson,
  localizedValues,
  readLocalizedDraft,
} from '../../../content/languages/localized-fields.ts';
import {
  type EnglishChange,
  englishChanges,
  translatedFromJson,
} from '../../../content/languages/translated-from.ts';
import { readProjects } from '../../../content/projects/read-projects.ts';
import { updateWithoutDate } from '../../../content/rows.ts';
import type { ContentUid } from '../../../content/types.ts';
import { digestOf } from '../../../platform/digest.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { readValueAsText } from '../../../versions/value-as-text.ts';
import { readStoredView } from '../../../views/stored-view.ts';

/** The old and the new English of a field that changed since the translation was last confirmed. */
interface EnglishChangeInWords {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export interface EnglishForTranslator {
  /** The English that the person may read, by field: a text, or the parts of a component. */
  readonly english: UnknownRecord;
  readonly changes: readonly EnglishChangeInWords[];
  /** Whether the person may confirm the translation of all changed fields. */
  readonly mayConfirm: boolean;
  /** A hash of the English and the translation. The CMS refuses a confirmation with the hash of older words. */
  readonly digest: string;
}

export const ConfirmationSchema = v.strictObject({
  digest: v.string(),
  /** The fields whose translation is still right. If missing, all fields whose English changed. */
  fields: v.optional(v.array(v.string())),
});

export type Confirmation = v.InferInput<typeof ConfirmationSchema>;

const CHANGED_AGAIN_MESSAGE =
  'The words were changed again while you looked. Read them once more before you say that they are right.';

interface Translation extends RequestForEntry {
  readonly englishDraft: UnknownRecord;
  /** The row of `englishDraft` with its creator: a right may have a condition on the creator. */
  readonly englishRowWithCreator: UnknownRecord;
  /** Null if nothing is translated yet. */
  readonly translationDraft: UnknownRecord | null;
}

/** Undefined if the request names no translated language, or the entry has no English. */
export async function findTranslation(request: RequestForEntry): Promise<Translation | undefined> {
  const { strapi, ref } = request;
  if (!isTranslationLocale(ref.locale)) return undefined;
  const englishRef = { ...ref, locale: ENGLISH };
  const englishDraft = await readLocalizedDraft(strapi, englishRef);
  if (!englishDraft) return undefined;
  const { entryRow: englishRowWithCreator } = await readEntryWithCreator(strapi, englishRef);
  return {
    ...request,
    englishDraft,
    englishRowWithCreator,
    translationDraft: await readLocalizedDraft(strapi, ref),
  };
}

function mayUpdate({ rights, entryRow }: Translation, fields: readonly string[]): boolean {
  return (
    rights.may('update', entryRow) &&
    fields.every((field) => rights.mayField('update', entryRow, field))
  );
}

/**
 * Stores that a translation fits the English that the translator saw.
 * @throws {errors.ValidationError} if the English or the translation has changed since
 * @throws {errors.ForbiddenError} if the person may not read or change one of the fields
 */
export async function confirmTranslation(
  translation: Translation,
  confirmation: Confirmation,
): Promise<void> {
  const { strapi, englishDraft } = translation;
  const { uid, documentId, locale } = translation.ref;
  const { english, changes, digest } = await readEnglishForTranslator(translation);
  if (confirmation.digest !== digest) throw new errors.ValidationError(CHANGED_AGAIN_MESSAGE);
  const fields = confirmation.fields ?? changes.map(({ field }) => field);
  const isReadable = fields.every((field) => Object.hasOwn(english, field));
  if (!isReadable || !mayUpdate(translation, fields)) throw new errors.ForbiddenError();
  const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
    where: { documentId, locale },
    populate: localizedComponents(strapi, uid),
  });
  const isConfirmed = (field: string) => fields.includes(field);
  for (const row of rows) {
    const translatedFrom = translatedFromJson(strapi, uid, englishDraft, row, isConfirmed);
    await updateWithoutDate(strapi, uid, { id: row.id }, { translatedFrom });
  }
}

export async function readEnglishForTranslator(
  translation: Translation,
): Promise<EnglishForTranslator> {
  const { strapi, englishDraft, englishRowWithCreator, translationDraft, rights } = translation;
  const { uid } = translation.ref;
  const mayRead = (field: string) =>
    rights.may('read', englishRowWithCreator) &&
    rights.mayField('read', englishRowWithCreator, field);
  const values = Object.entries(localizedValues(strapi, uid, englishDraft));
  const english = Object.fromEntries(values.filter(([field]) => mayRead(field)));
  const changes = englishChanges(strapi, uid, englishDraft, translationDraft ?? {}).filter(
    ({ field }) => mayRead(field),
  );
  const json = JSON.stringify([
    english,
    translationDraft && localizedJson(strapi, uid, translationDraft),
  ]);
  return {
    english,
    changes: await readChangesInWords(strapi, uid, changes),
    mayConfirm: mayUpdate(
      translation,
      changes.map(({ field }) => field),
    ),
    digest: digestOf(json),
  };
}

async function readChangesInWords(
  strapi: Core.Strapi,
  uid: ContentUid,
  changes: readonly EnglishChange[],
): Promise<EnglishChangeInWords[]> {
  if (changes.length === 0) return [];
  const { attributes } = strapi.contentType(uid);
  const projects = await readProjects(strapi);
  const { labelOf } = await readStoredView(strapi, uid);
  const changed: EnglishChangeInWords[] = [];
  for (const { field, before, after } of changes) {
    const attribute = attributes[field];
    if (!attribute) continue;
    changed.push({
      field,
      label: labelOf(field),
      before: await readValueAsText(strapi, projects, attribute, before),
      after: await readValueAsText(strapi, projects, attribute, after),
    });
  }
  return changed;
}
