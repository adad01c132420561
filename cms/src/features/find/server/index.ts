import { adminRoute } from '../../../access/admin-route';
import type { Feature } from '../../../platform/feature';
import { MAX_LETTERS } from '../find-limits';
import { findEditPath } from './entry-of-page';
import { findByWords } from './find';
import { wantedFrom } from './matches';

/** Finds entries by words, and the entry behind a page of the website. */
export const findEntries: Feature = {
  routes: [
    // The body has the words, since staff look for names of persons and URLs get into logs.
    adminRoute('POST', '/website/find', [], async (strapi, ctx) => {
      const typed = String(ctx.request.body?.words ?? '').trim();
      if (typed === '' || typed.length > MAX_LETTERS) {
        return ctx.badRequest(`Type between one and ${MAX_LETTERS} letters`);
      }
      return findByWords(strapi, ctx.state.userAbility, wantedFrom(typed));
    }),
    adminRoute('GET', '/website/entry-of-page', [], async (strapi, ctx) => {
      const path = await findEditPath(strapi, String(ctx.query.page ?? ''));
      if (!path) return ctx.notFound('No entry has this page');
      return { path };
    }),
  ],
};
