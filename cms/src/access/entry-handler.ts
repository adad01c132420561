import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { EntryRef } from '../content/entry-ref.ts';
import { localeOf } from '../content/languages/strapi-locales.ts';
import { findSingleEntryId } from '../content/rows.ts';
import { type ContentUid, isContent } from '../content/types.ts';
import type { AdminContext, AdminHandler } from './admin-route.ts';
import { type EntryForPerson, readEntryForPerson } from './entry-rights.ts';
import type { Action } from './rights.ts';

export interface RequestForEntry<Uid extends UID.ContentType = ContentUid> extends EntryForPerson {
  readonly strapi: Core.Strapi;
  readonly ref: EntryRef<Uid>;
}

type EntryAnswer<Uid extends UID.ContentType> = (
  request: RequestForEntry<Uid>,
  ctx: AdminContext,
) => Promise<unknown>;

/** Makes a handler for the entry that the path names. The handler refuses people who may not do `action` with it. */
export function entryHandler(
  action: Action,
  notFoundMessage: string,
  answer: EntryAnswer<ContentUid>,
): AdminHandler {
  return entryHandlerFor(isContent, action, notFoundMessage, answer);
}

/** Like `entryHandler`, for the types that `isKnownType` accepts. */
export function entryHandlerFor<Uid extends UID.ContentType>(
  isKnownType: (uid: unknown) => uid is Uid,
  action: Action,
  notFoundMessage: string,
  answer: EntryAnswer<Uid>,
): AdminHandler {
  return async (strapi, ctx) => {
    const uid: unknown = ctx.params.model;
    if (!isKnownType(uid)) throw new errors.NotFoundError(notFoundMessage);
    const documentId = (await findSingleEntryId(strapi, uid)) ?? ctx.params.documentId;
    const ref = { uid, documentId, locale: localeOf(strapi, uid, ctx.query.locale) };
    const { userAbility } = ctx.state;
    const entry = await readEntryForPerson(strapi, userAbility, action, ref);
    return answer({ strapi, ref, ...entry }, ctx);
  };
}
