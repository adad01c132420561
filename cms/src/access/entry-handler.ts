import type { Core } from '@strapi/strapi';
import type { EntryRef } from '../content/entry-ref';
import { ENGLISH, isLocalized } from '../content/languages/languages';
import { isContent } from '../content/types';
import type { UnknownRecord } from '../platform/record';
import type { AdminContext, AdminHandler } from './admin-route';
import { type EntryRights, entryRights, readEntryWithCreator } from './entry-rights';
import type { Action } from './rights';

interface EntryRequest {
  readonly strapi: Core.Strapi;
  readonly entry: EntryRef;
  /** The draft, else the published row. */
  readonly entryRow: UnknownRecord;
  readonly rights: EntryRights;
}

/**
 * Makes a handler that answers with data about the entry in its path, for people who may do `action` with it.
 * @param notFoundMessage the answer for a type that editors do not write
 */
export function entryHandler(
  action: Action,
  notFoundMessage: string,
  answer: (request: EntryRequest, ctx: AdminContext) => Promise<unknown>,
): AdminHandler {
  return async (strapi, ctx) => {
    const entry = entryInPath(strapi, ctx.params, ctx.query.locale);
    if (!entry) return ctx.notFound(notFoundMessage);
    const entryRow = await readEntryWithCreator(strapi, entry);
    const rights = entryRights(strapi, ctx.state.userAbility, entry.uid);
    if (!rights.may(action, entryRow)) return ctx.forbidden();
    return answer({ strapi, entry, entryRow, rights }, ctx);
  };
}

/** Undefined for a type that editors do not write. */
function entryInPath(
  strapi: Core.Strapi,
  { model: uid, documentId }: Record<string, string>,
  locale: unknown,
): EntryRef | undefined {
  if (!isContent(uid) || documentId === undefined) return undefined;
  const isTranslated = isLocalized(strapi.contentType(uid));
  return { uid, documentId, locale: isTranslated ? String(locale ?? ENGLISH) : '' };
}
