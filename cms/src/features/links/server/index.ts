import type { Core } from '@strapi/strapi';
import { type AdminContext, routeForSomeContent } from '../../../access/admin-route.ts';
import { ENGLISH } from '../../../content/languages/languages.ts';
import type { Feature } from '../../../feature.ts';
import { sentText } from '../../../platform/record.ts';
import { LINK_TARGETS_PATH } from '../paths.ts';
import { readLinkTargets } from './link-targets.ts';

export const linksFeature: Feature = {
  routes: () => [routeForSomeContent('GET', LINK_TARGETS_PATH, 'read', linkTargetsHandler)],
};

async function linkTargetsHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const locale = sentText(ctx.query.locale) || ENGLISH;
  return readLinkTargets(strapi, ctx.state.userAbility, locale);
}
