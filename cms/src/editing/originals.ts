import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { entryRights, entryWithCreator } from '../access/entry-rights';
import { isRecord } from '../content/is-record';
import { isTranslation } from '../content/languages';
import { singleEntryId } from '../content/single-type';
import { type ChangedWords, changedWords, englishDraft, wordsOf } from '../content/translated-from';
import { type ContentUid, isContent } from '../content/types';
import { componentViews, views } from './views/views';

type Row = Readonly<Record<string, unknown>>;

/** A field of the English entry that was changed since the translation was last right, in words. */
interface ChangedOriginal {
  readonly field: string;
  readonly label: string;
  readonly was: string;
  readonly is: string;
}

/** What a translator compares. */
export interface Originals {
  readonly changed: readonly ChangedOriginal[];
  /** To be sent with “It is still right”: the English is still what the translator saw. */
  readonly seen: string;
}

const CHANGED_AGAIN =
  'The English was changed again while you looked. Read it once more before you say that it is still right.';

/** Answers with the English fields that were changed since a translation was last right. */
export function originalsCompared(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const found = await findTranslation(strapi, ctx);
    if (!found) return ctx.notFound('There is no such translation');
    const { uid, english, draft, rights } = found;
    if (!rights.may('read', draft)) return ctx.forbidden();
    const changed = changedWords(strapi, uid, english, draft)
      .filter(({ field }) => rights.mayField('read', draft, field))
      .map((each) => originalInWords(strapi, uid, each));
    const originals: Originals = { changed, seen: seenOf(wordsOf(strapi, uid, english)) };
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: originals };
    return undefined;
  };
}

/** Takes a translation as right beside the English that the translator saw. */
export function translationConfirmed(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const found = await findTranslation(strapi, ctx);
    if (!found) return ctx.notFound('There is no such translation');
    const { uid, english, draft, rights } = found;
    if (!rights.may('update', draft)) return ctx.forbidden();
    const body: unknown = ctx.request.body;
    const translatedFrom = wordsOf(strapi, uid, english);
    if (!isRecord(body) || body.seen !== seenOf(translatedFrom)) {
      throw new errors.ValidationError(CHANGED_AGAIN);
    }
    const { documentId, locale } = draft;
    // Of the draft and of what is published; `updateMany` leaves `updatedAt`: no words were changed.
    const where = { documentId, locale };
    await strapi.db.query(uid).updateMany({ where, data: { translatedFrom } });
    ctx.body = { data: {} };
    return undefined;
  };
}

async function findTranslation(
  strapi: Core.Strapi,
  { params, query, state }: Parameters<Core.ControllerHandler>[0],
) {
  const { model: uid, documentId: id } = params;
  const { locale } = query;
  if (!isContent(uid) || typeof locale !== 'string' || !isTranslation(locale)) return undefined;
  const documentId = (await singleEntryId(strapi, uid)) ?? id;
  const english = await englishDraft(strapi, uid, documentId);
  const draft = await entryWithCreator(strapi, uid, documentId, locale);
  if (!english || !('id' in draft)) return undefined;
  return { uid, english, draft, rights: entryRights(strapi, state.userAbility, uid) };
}

function originalInWords(
  strapi: Core.Strapi,
  uid: ContentUid,
  { field, was, is }: ChangedWords,
): ChangedOriginal {
  const attribute = strapi.contentType(uid).attributes[field];
  const component = attribute?.type === 'component' ? attribute.component : '';
  const label = views[uid]?.fields[field]?.label ?? field;
  return { field, label, was: textOf(component, was), is: textOf(component, is) };
}

/** A text as it is; the parts of a component with their labels. */
function textOf(component: string, value: unknown): string {
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  return parts
    .map((part) => (isRecord(part) ? partInWords(component, part) : String(part ?? '')))
    .join('\n\n');
}

function partInWords(component: string, part: Row): string {
  const { fields = {} } = componentViews[component] ?? {};
  return Object.entries(fields)
    .map(([field, { label }]) => `${label}: ${part[field] ?? ''}`)
    .join('\n');
}

function seenOf(words: string): string {
  return createHash('sha256').update(words).digest('hex');
}
