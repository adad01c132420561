import type { Core } from '@strapi/strapi';
import { type AdminContext, routeForSomeContent } from '../../../access/admin-route';
import { ENGLISH } from '../../../content/languages/languages';
import type { Feature } from '../../../feature';
import { sentText } from '../../../platform/record';
import { readLinkTargets } from './link-targets';

export const links: Feature = {
  routes: () => [routeForSomeContent('GET', '/website/link-targets', 'read', linkTargetsHandler)],
};

async function linkTargetsHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const locale = sentText(ctx.query.locale) || ENGLISH;
  return readLinkTargets(strapi, ctx.state.userAbility, locale);
}
