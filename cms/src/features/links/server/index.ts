import type { Core } from '@strapi/strapi';
import { type AdminContext, routeForAnyContent } from '../../../access/admin-route';
import { ENGLISH } from '../../../content/languages/languages';
import type { Feature } from '../../../feature';
import { sentText } from '../../../platform/record';
import { readLinkTargets } from './link-targets';

export const links: Feature = {
  routes: () => [routeForAnyContent('GET', '/website/link-targets', 'read', linkTargetsHandler)],
};

async function linkTargetsHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const locale = sentText(ctx.query.locale) || ENGLISH;
  return readLinkTargets(strapi, ctx.state.userAbility, locale);
}
