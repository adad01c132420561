import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { AdminContext } from '../../../access/admin-route';
import { type EntryRights, entryRights, readEntryWithCreator } from '../../../access/entry-rights';
import { ENGLISH, isTranslationLocale } from '../../../content/languages/languages';
import {
  localizedComponents,
  localizedJson,
  localizedValues,
  readLocalizedDraft,
} from '../../../content/languages/localized-fields';
import {
  type EnglishChange,
  englishChanges,
  updatedOriginals,
} from '../../../content/languages/translated-from';
import { readProjects } from '../../../content/projects/read-projects';
import { type ContentUid, isContent } from '../../../content/types';
import { findSingleEntryId } from '../../../platform/find-single-entry-id';
import type { UnknownRecord } from '../../../platform/record';
import { readValueAsText } from '../../../versions/value-as-text';
import { readStoredView } from '../../../views/stored-view';

/** A field whose English changed since the translation was last confirmed, as text. */
interface ChangedEnglish {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The English that a translator sees beside the translation. */
export interface EnglishBeside {
  /** The English that the person may read, by field: a text, or the parts of a component. */
  readonly english: UnknownRecord;
  readonly changed: readonly ChangedEnglish[];
  /** Whether the person may confirm the translation of all changed fields. */
  readonly mayConfirm: boolean;
  /**
   * A hash of the English and the translation. A confirmation sends it back: the CMS refuses it if one of the two was
   * changed since.
   */
  readonly digest: string;
}

const ConfirmationSchema = v.strictObject({
  digest: v.string(),
  /** The fields whose translation is still right. If missing, all fields whose English changed. */
  fields: v.optional(v.array(v.string())),
});

/** Says that the translation of fields is still right. */
export type Confirmation = v.InferInput<typeof ConfirmationSchema>;

const WRONG_CONFIRMATION_MESSAGE =
  'Send the digest of what was shown, and the names of the fields that are still right.';
const CHANGED_AGAIN_MESSAGE =
  'The words were changed again while you looked. Read them once more before you say that they are right.';

export async function englishBesideHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const translation = await findTranslation(strapi, ctx);
  if (!translation) return ctx.notFound('There is no such translation');
  if (!translation.rights.may('read', translation.entryForRights)) return ctx.forbidden();
  return readEnglishBeside(strapi, translation);
}

/** Stores that a translation fits the English that the translator saw. */
export async function confirmTranslationHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const translation = await findTranslation(strapi, ctx);
  if (!translation?.draft) return ctx.notFound('There is no such translation');
  const { uid, draft, englishDraft, entryForRights, rights } = translation;
  if (!rights.may('read', entryForRights) || !rights.may('update', entryForRights)) {
    return ctx.forbidden();
  }
  const { success, output } = v.safeParse(ConfirmationSchema, ctx.request.body);
  if (!success) throw new errors.ValidationError(WRONG_CONFIRMATION_MESSAGE);
  const { english, changed, digest } = await readEnglishBeside(strapi, translation);
  if (output.digest !== digest) throw new errors.ValidationError(CHANGED_AGAIN_MESSAGE);
  const fields = output.fields ?? changed.map(({ field }) => field);
  const isReadable = fields.every((field) => Object.hasOwn(english, field));
  if (!isReadable || !mayUpdate(translation, fields)) return ctx.forbidden();
  // The confirmation belongs to the draft and to the published translation. With `updateMany`, which leaves
  // `updatedAt` as it is: no text changes.
  const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
    where: { documentId: draft.documentId, locale: draft.locale },
    populate: localizedComponents(strapi, uid),
  });
  const isConfirmed = (field: string) => fields.includes(field);
  for (const row of rows) {
    const translatedFrom = updatedOriginals(strapi, uid, englishDraft, row, isConfirmed);
    await strapi.db.query(uid).updateMany({ where: { id: row.id }, data: { translatedFrom } });
  }
  return {};
}

interface Translation {
  readonly uid: ContentUid;
  readonly englishDraft: UnknownRecord;
  /** The English entry with its creator: conditions of Strapi's permissions ask for the creator. */
  readonly englishForRights: UnknownRecord;
  /** Null if nothing is translated yet. */
  readonly draft: UnknownRecord | null;
  /** The translation with its creator; an empty entry if nothing is translated yet. */
  readonly entryForRights: UnknownRecord;
  readonly rights: EntryRights;
}

/** Finds the translation that a request names. Undefined if the entry has no English. */
async function findTranslation(
  strapi: Core.Strapi,
  { params, query, state }: AdminContext,
): Promise<Translation | undefined> {
  const { model: uid } = params;
  const { locale } = query;
  if (!isContent(uid) || typeof locale !== 'string' || !isTranslationLocale(locale))
    return undefined;
  const documentId = (await findSingleEntryId(strapi, uid)) ?? params.documentId;
  const englishRef = { uid, documentId, locale: ENGLISH };
  const translationRef = { uid, documentId, locale };
  const englishDraft = await readLocalizedDraft(strapi, englishRef);
  if (!englishDraft) return undefined;
  return {
    uid,
    englishDraft,
    englishForRights: await readEntryWithCreator(strapi, englishRef),
    draft: await readLocalizedDraft(strapi, translationRef),
    entryForRights: await readEntryWithCreator(strapi, translationRef),
    rights: entryRights(strapi, state.userAbility, uid),
  };
}

function mayUpdate({ rights, entryForRights }: Translation, fields: readonly string[]): boolean {
  return (
    rights.may('update', entryForRights) &&
    fields.every((field) => rights.mayField('update', entryForRights, field))
  );
}

async function readEnglishBeside(
  strapi: Core.Strapi,
  translation: Translation,
): Promise<EnglishBeside> {
  const { uid, englishDraft, englishForRights, draft, rights } = translation;
  const mayRead = (field: string) =>
    rights.may('read', englishForRights) && rights.mayField('read', englishForRights, field);
  const values = Object.entries(localizedValues(strapi, uid, englishDraft));
  const english = Object.fromEntries(values.filter(([field]) => mayRead(field)));
  const changes = englishChanges(strapi, uid, englishDraft, draft ?? {}).filter(({ field }) =>
    mayRead(field),
  );
  const hashed = JSON.stringify([english, draft && localizedJson(strapi, uid, draft)]);
  return {
    english,
    changed: await readChangedEnglish(strapi, uid, changes),
    mayConfirm: mayUpdate(
      translation,
      changes.map(({ field }) => field),
    ),
    digest: createHash('sha256').update(hashed).digest('hex'),
  };
}

async function readChangedEnglish(
  strapi: Core.Strapi,
  uid: ContentUid,
  changes: readonly EnglishChange[],
): Promise<ChangedEnglish[]> {
  if (changes.length === 0) return [];
  const { attributes } = strapi.contentType(uid);
  const projects = await readProjects(strapi);
  const { labelOf } = await readStoredView(strapi, uid);
  const changed: ChangedEnglish[] = [];
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
