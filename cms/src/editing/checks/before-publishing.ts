import type { Core } from '@strapi/strapi';
import { isContent } from '../../content/types';
import { checkEntry } from './check-entry';
import { checkedEntry } from './checked-entry';
import { refusal } from './finding';
import { surroundingsOf } from './surroundings';

/**
 * Refuses to publish what would break a page of the website. The edit page shows each reason beside
 * its field. Everything else is only warned of. In `register`.
 */
export function refuseWhatBreaksPages(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'publish' || !isContent(uid) || !('documentId' in params)) return next();
    const { documentId } = params;
    if (typeof documentId !== 'string') return next();
    const draft = await strapi.documents(uid).findOne({
      documentId,
      status: 'draft',
      populate: '*',
    });
    if (!draft) return next();
    const entry = await checkedEntry(strapi, uid, draft);
    const findings = checkEntry(uid, entry, await surroundingsOf(strapi, uid, documentId));
    const refused = findings.filter(({ blocks }) => blocks);
    if (refused.length === 0) return next();
    throw refusal(refused);
  });
}
