import type { Core } from '@strapi/strapi';
import { type Entry, entryRights } from '../../../access/entry-rights';
import { entryName } from '../../../content/entry-name';
import { isTranslation, languageName } from '../../../content/languages';
import { OLD_ADDRESS } from '../../../content/types';
import { allViews } from '../../../views/views';

const HOME_PAGE_OF_ADMIN = '/content-manager/homepage/recent-documents';

/**
 * Calls the entries of "Last edited" and "Last published" as people do, and keeps what the CMS writes by
 * itself out of them. Call it in `register`.
 */
export function listWhatPeopleEdited(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const request = strapi.requestContext.get();
    const isHomePage = request?.request.path === HOME_PAGE_OF_ADMIN;
    if (!isHomePage || context.action !== 'findMany') return next();
    const { uid } = context;
    if (uid === OLD_ADDRESS) return [];
    const found = await next();
    const mainField = allViews(strapi)[uid]?.mainField;
    if (!mainField || !Array.isArray(found)) return found;
    const rights = entryRights(strapi, request.state.userAbility, uid);
    const { kind, info } = strapi.contentType(uid);
    const id = { $in: found.map((row) => row.id) };
    const entries: Entry[] = await strapi.db.query(uid).findMany({ where: { id } });
    return found.map((row) => {
      const entry = entries.find((each) => each.id === row.id);
      if (!entry) return row;
      const mayRead = (field: string) => rights.mayField('read', entry, field);
      const name = kind === 'singleType' ? info.displayName : entryName(entry, mainField, mayRead);
      const language = isTranslation(entry.locale) ? languageName(entry.locale) : undefined;
      return { ...row, [mainField]: language ? `${language}: ${name}` : name };
    });
  });
}
