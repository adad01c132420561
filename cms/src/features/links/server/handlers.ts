import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../../../access/admin-route';
import { ENGLISH } from '../../../content/languages/languages';
import { sentText } from '../../../platform/record';
import { readLinkTargets } from './link-targets';

export async function linkTargetsHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const locale = sentText(ctx.query.locale) || ENGLISH;
  return readLinkTargets(strapi, ctx.state.userAbility, locale);
}
