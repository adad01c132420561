import type { Core } from '@strapi/strapi';
import { isContent } from '../../content/types';
import { checkEntry } from './check-entry';
import { checkedEntry } from './checked-entry';
import { refusal } from './finding';

/** Refuses to publish what would break a page of the website. In `register`. */
export function refuseWhatBreaksPages(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'publish' || !isContent(uid) || !('documentId' in params)) return next();
    const { documentId } = params;
    if (typeof documentId !== 'string') return next();
    const draft = await strapi
      .documents(uid)
      .findOne({ documentId, status: 'draft', populate: '*' });
    if (!draft) return next();
    const findings = checkEntry(await checkedEntry(strapi, uid, draft, documentId));
    const refused = findings.filter(({ blocks }) => blocks);
    if (refused.length === 0) return next();
    throw refusal(refused);
  });
}
