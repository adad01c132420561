import { routeForRights } from '../../../access/admin-route';
import { READ_LIBRARY_ACTION_ID } from '../../../access/rights';
import type { Feature } from '../../../feature';
import { listImagesHandler } from './handlers';
import { refuseToDeleteUsedFiles } from './refuse-to-delete-used-files';

/** What happens to an uploaded file is in `src/media`; rules for images are in `src/content/files`. */
export const images: Feature = {
  routes: () => [
    routeForRights(
      'GET',
      '/website/pictures',
      [{ action: READ_LIBRARY_ACTION_ID }],
      listImagesHandler,
    ),
  ],
  register: ({ strapi }) => refuseToDeleteUsedFiles(strapi),
};
