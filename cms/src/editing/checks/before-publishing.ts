import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { hasPage } from '../previews/page-of';
import { checkEntry } from './check-entry';
import { checkedEntry } from './checked-entry';
import { surroundingsOf } from './surroundings';

/**
 * Refuses to publish what would break a page of the website, and says why in the words of the check.
 * Everything else is only warned of. In `register`.
 */
export function refuseWhatBreaksPages(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'publish' || !hasPage(uid) || !('documentId' in params)) return next();
    const { documentId } = params;
    if (typeof documentId !== 'string') return next();
    const draft = await strapi.documents(uid).findOne({ documentId, status: 'draft' });
    if (!draft) return next();
    const entry = await checkedEntry(strapi, draft, documentId);
    const refused = checkEntry(uid, entry, await surroundingsOf(strapi, uid, documentId));
    const reasons = refused.filter(({ blocks }) => blocks).map(({ text }) => text);
    if (reasons.length > 0) throw new errors.ValidationError(reasons.join(' '));
    return next();
  });
}
