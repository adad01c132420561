import type { Core } from '@strapi/strapi';
import type { EntryRef } from '../content/entry-ref';
import { entryInPath } from '../content/languages/read-draft';
import type { Row } from '../platform/row';
import type { AdminContext, AdminHandler } from './admin-route';
import { type Action, type EntryRights, entryRights, readEntryWithCreator } from './entry-rights';

interface Opened {
  readonly strapi: Core.Strapi;
  readonly entry: EntryRef;
  readonly stored: Row;
  readonly rights: EntryRights;
}

/**
 * Makes a handler that answers with data of the entry in its path, for those who may do `action` with it.
 * @param noSuchType the answer for a type that the handler is not about
 */
export function entryHandler(
  action: Action,
  noSuchType: string,
  dataOf: (opened: Opened, ctx: AdminContext) => Promise<unknown>,
): AdminHandler {
  return async (strapi, ctx) => {
    const entry = entryInPath(strapi, ctx.params, ctx.query.locale);
    if (!entry) return ctx.notFound(noSuchType);
    const stored = await readEntryWithCreator(strapi, entry);
    const rights = entryRights(strapi, ctx.state.userAbility, entry.uid);
    if (!rights.may(action, stored)) return ctx.forbidden();
    return dataOf({ strapi, entry, stored, rights }, ctx);
  };
}
