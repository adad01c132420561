import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { type AdminContext, routeForRights } from '../../../access/admin-route.ts';
import type { Feature } from '../../../feature.ts';
import { parseInput } from '../../../platform/parse-input.ts';
import { sentText } from '../../../platform/record.ts';
import { MAX_QUERY_LETTERS } from '../found-entry.ts';
import { ENTRY_OF_PAGE_PATH, FIND_PATH } from '../paths.ts';
import { findEditPath } from './find-edit-path.ts';
import { findMatchingEntries } from './find-matching-entries.ts';
import { parseQuery } from './matches.ts';

export const findFeature: Feature = {
  routes: () => [
    // The query is in the body: staff look for names of people, and URLs get into logs.
    routeForRights('POST', FIND_PATH, [], findHandler),
    routeForRights('GET', ENTRY_OF_PAGE_PATH, [], entryOfPageHandler),
  ],
};

const SearchSchema = v.object({
  query: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_QUERY_LETTERS)),
});
const WRONG_QUERY_MESSAGE = `Type between one and ${MAX_QUERY_LETTERS} letters`;

async function findHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { query } = parseInput(ctx.request.body, SearchSchema, WRONG_QUERY_MESSAGE);
  return findMatchingEntries(strapi, ctx.state.userAbility, parseQuery(query));
}

async function entryOfPageHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const path = await findEditPath(strapi, sentText(ctx.query.page));
  if (!path) throw new errors.NotFoundError('No entry has this page');
  return { path };
}
