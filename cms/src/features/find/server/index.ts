import { adminRoute } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { sentText } from '../../../platform/record';
import { MAX_QUERY_LETTERS } from '../find-limits';
import { findEditPath } from './find-edit-path';
import { findMatchingEntries } from './find-matching-entries';
import { parseQuery } from './matches';

/** Finds entries by words, and the entry behind a page of the website. */
export const findEntries: Feature = {
  routes: [
    // The query is in the body: staff look for names of people, and URLs get into logs.
    adminRoute('POST', '/website/find', [], async (strapi, ctx) => {
      const query = sentText(ctx.request.body?.query).trim();
      if (query === '' || query.length > MAX_QUERY_LETTERS) {
        return ctx.badRequest(`Type between one and ${MAX_QUERY_LETTERS} letters`);
      }
      return findMatchingEntries(strapi, ctx.state.userAbility, parseQuery(query));
    }),
    adminRoute('GET', '/website/entry-of-page', [], async (strapi, ctx) => {
      const path = await findEditPath(strapi, sentText(ctx.query.page));
      if (!path) return ctx.notFound('No entry has this page');
      return { path };
    }),
  ],
};
