import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { AdminContext } from '../../../access/admin-route';
import { sentText } from '../../../platform/record';
import { MAX_QUERY_LETTERS } from '../find-limits';
import { findEditPath } from './find-edit-path';
import { findMatchingEntries } from './find-matching-entries';
import { parseQuery } from './matches';

export async function findHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const query = sentText(ctx.request.body?.query).trim();
  if (query === '' || query.length > MAX_QUERY_LETTERS) {
    throw new errors.ValidationError(`Type between one and ${MAX_QUERY_LETTERS} letters`);
  }
  return findMatchingEntries(strapi, ctx.state.userAbility, parseQuery(query));
}

export async function entryOfPageHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const path = await findEditPath(strapi, sentText(ctx.query.page));
  if (!path) throw new errors.NotFoundError('No entry has this page');
  return { path };
}
