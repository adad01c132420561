import type { Core } from '@strapi/strapi';
import type { AdminContext } from '../../../access/admin-route';
import { sentText } from '../../../platform/record';
import { type ImagePage, readImagePage } from './read-image-page';

/** `?unused=true` asks only for images that nothing uses. */
export async function listImagesHandler(
  strapi: Core.Strapi,
  { query, state }: AdminContext,
): Promise<ImagePage> {
  const onlyUnused = query.unused === 'true';
  return readImagePage(strapi, state.userAbility, onlyUnused, pageNumber(query.page));
}

function pageNumber(parameter: unknown): number {
  const text = sentText(parameter);
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
