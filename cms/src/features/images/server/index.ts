import type { Core } from '@strapi/strapi';
import { type AdminContext, routeForRights } from '../../../access/admin-route.ts';
import { READ_LIBRARY_ACTION_ID } from '../../../access/rights.ts';
import type { Feature } from '../../../feature.ts';
import { sentText } from '../../../platform/record.ts';
import { IMAGES_PATH } from '../paths.ts';
import { type ImagePage, readImagePage } from './read-image-page.ts';
import { refuseToDeleteUsedFiles } from './refuse-to-delete-used-files.ts';

/** What happens to an uploaded file is in `src/media`; rules for images are in `src/content/files`. */
export const imagesFeature: Feature = {
  routes: () => [
    routeForRights('GET', IMAGES_PATH, [{ action: READ_LIBRARY_ACTION_ID }], listImagesHandler),
  ],
  register: ({ strapi }) => refuseToDeleteUsedFiles(strapi),
};

/** `?unused=true` asks only for images that nothing uses. */
async function listImagesHandler(
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
