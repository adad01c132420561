import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { hasPage } from '../previews/page-of';
import { checkEntry } from './check-entry';
import { checkedEntry } from './checked-entry';
import { surroundingsOf } from './surroundings';

/**
 * Refuses to publish what would break a page of the website. The edit page shows each reason beside
 * its field. Everything else is only warned of. In `register`.
 */
export function refuseWhatBreaksPages(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'publish' || !hasPage(uid) || !('documentId' in params)) return next();
    const { documentId } = params;
    if (typeof documentId !== 'string') return next();
    const draft = await strapi.documents(uid).findOne({ documentId, status: 'draft' });
    if (!draft) return next();
    const entry = await checkedEntry(strapi, draft);
    const findings = checkEntry(uid, entry, await surroundingsOf(strapi, uid, documentId));
    const refused = findings.filter(({ blocks }) => blocks);
    if (refused.length === 0) return next();
    throw new errors.ValidationError(refused.map(({ text }) => text).join(' '), {
      errors: refused.map(({ field = '', text }) => ({
        path: [field],
        message: text,
        name: 'ValidationError',
      })),
    });
  });
}
