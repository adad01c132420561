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
import { type ContentUid, isContent } from '../../../content/types';
import { findSingleEntryId } from '../../../platform/find-single-entry-id';
import { isRecord, type UnknownRecord } from '../../../platform/record';
import { componentViews, contentViews } from '../../../views/views';

/** A field of the English entry that was changed since the translation was last right, in words. */
interface ChangedOriginal {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The English that a translator sees beside the translation. */
export interface Originals {
  /** The English words that the person may read, by field: a text, or the parts of a component. */
  readonly english: UnknownRecord;
  readonly changed: readonly ChangedOriginal[];
  /**
   * Of the words that the translator is shown. The answer sends it back, so that it is about these words.
   */
  readonly digest: string;
}

const SHA256_HEX_LETTERS = 64;
/** Far beyond what a type has: so that a body cannot make the CMS work for long. */
const MAX_FIELDS = 200;
const MAX_NAME_LETTERS = 100;

/** What a translator says of the words that were shown. */
const Confirmation = v.strictObject({
  digest: v.pipe(v.string(), v.maxLength(SHA256_HEX_LETTERS)),
  /** The fields whose translation is still right; without it, all whose English changed. */
  fields: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_NAME_LETTERS))), v.maxLength(MAX_FIELDS)),
  ),
});

const WRONG_CONFIRMATION =
  'Send the digest of what was shown, and the names of the fields that are still right.';
const CHANGED_AGAIN =
  'The words were changed again while you looked. Read them once more before you say that they are right.';

/** Answers with the English beside a translation, and what of it changed since that was last right. */
export async function originalsHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const found = await findTranslation(strapi, ctx);
  if (!found) return ctx.notFound('There is no such translation');
  if (!found.rights.may('read', found.stored)) return ctx.forbidden();
  return originalsToShow(strapi, found);
}

/** Notes that a translation fits the English that the translator saw. */
export async function confirmTranslationHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const found = await findTranslation(strapi, ctx);
  if (!found?.draft) return ctx.notFound('There is no such translation');
  const { uid, stored, draft, rights } = found;
  if (!rights.may('read', stored) || !rights.may('update', stored)) return ctx.forbidden();
  const { success, output } = v.safeParse(Confirmation, ctx.request.body);
  if (!success) throw new errors.ValidationError(WRONG_CONFIRMATION);
  const { english, changed, digest } = originalsToShow(strapi, found);
  if (output.digest !== digest) throw new errors.ValidationError(CHANGED_AGAIN);
  const fields = output.fields ?? changed.map(({ field }) => field);
  const isAllowed = fields.every(
    (field) => field in english && rights.mayField('update', stored, field),
  );
  if (!isAllowed) return ctx.forbidden();
  // It is stored with the draft and with the published translation. `updateMany` leaves `updatedAt`, since
  // no word was changed.
  const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
    where: { documentId: draft.documentId, locale: draft.locale },
    populate: localizedComponents(strapi, uid),
  });
  for (const row of rows) {
    const isUpToDate = (field: string) => fields.includes(field);
    const data = { translatedFrom: updatedOriginals(strapi, uid, found.english, row, isUpToDate) };
    await strapi.db.query(uid).updateMany({ where: { id: row.id }, data });
  }
  return {};
}

interface FoundTranslation {
  readonly uid: ContentUid;
  readonly english: UnknownRecord;
  readonly storedEnglish: UnknownRecord;
  /** Null where nothing is translated yet. */
  readonly draft: UnknownRecord | null;
  /** The translation with its creator, whom Strapi's conditions ask for. */
  readonly stored: UnknownRecord;
  readonly rights: EntryRights;
}

async function findTranslation(
  strapi: Core.Strapi,
  { params, query, state }: AdminContext,
): Promise<FoundTranslation | undefined> {
  const { model: uid, documentId: id } = params;
  const { locale } = query;
  if (!isContent(uid) || typeof locale !== 'string' || !isTranslationLocale(locale))
    return undefined;
  const documentId = (await findSingleEntryId(strapi, uid)) ?? id;
  const englishRef = { uid, documentId, locale: ENGLISH };
  const translationRef = { uid, documentId, locale };
  const english = await readLocalizedDraft(strapi, englishRef);
  if (!english) return undefined;
  return {
    uid,
    english,
    storedEnglish: await readEntryWithCreator(strapi, englishRef),
    draft: await readLocalizedDraft(strapi, translationRef),
    stored: await readEntryWithCreator(strapi, translationRef),
    rights: entryRights(strapi, state.userAbility, uid),
  };
}

function originalsToShow(
  strapi: Core.Strapi,
  { uid, english, storedEnglish, draft, rights }: FoundTranslation,
): Originals {
  const mayRead = (field: string) =>
    rights.may('read', storedEnglish) && rights.mayField('read', storedEnglish, field);
  const words = Object.entries(localizedValues(strapi, uid, english));
  const readable = Object.fromEntries(words.filter(([field]) => mayRead(field)));
  const changed = englishChanges(strapi, uid, english, draft ?? {})
    .filter(({ field }) => mayRead(field))
    .map((each) => originalInWords(strapi, uid, each));
  const shown = JSON.stringify([readable, draft && localizedJson(strapi, uid, draft)]);
  return {
    english: readable,
    changed,
    digest: createHash('sha256').update(shown).digest('hex'),
  };
}

function originalInWords(
  strapi: Core.Strapi,
  uid: ContentUid,
  { field, before, after }: EnglishChange,
): ChangedOriginal {
  const attribute = strapi.contentType(uid).attributes[field];
  const component = attribute?.type === 'component' ? attribute.component : '';
  const label = contentViews[uid]?.fields[field]?.label ?? field;
  return {
    field,
    label,
    before: fieldInWords(component, before),
    after: fieldInWords(component, after),
  };
}

/** Shows a text as it is, and a component by its fields with their labels. */
function fieldInWords(component: string, value: unknown): string {
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  return parts
    .map((part) => (isRecord(part) ? partInWords(component, part) : String(part ?? '')))
    .join('\n\n');
}

function partInWords(component: string, part: UnknownRecord): string {
  const { fields = {} } = componentViews[component] ?? {};
  return Object.entries(fields)
    .map(([field, { label }]) => `${label}: ${part[field] ?? ''}`)
    .join('\n');
}
