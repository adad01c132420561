import { adminRoute } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { RIGHT_TO_READ_LIBRARY } from '../library-rights';
import { listImagesHandler } from './list-images';
import { refuseToDeleteUsedFiles } from './refuse-to-delete-used-files';

/** Lists the images with the entries that use them, and refuses to delete a used file. */
export const images: Feature = {
  routes: [
    adminRoute('GET', '/website/pictures', [{ action: RIGHT_TO_READ_LIBRARY }], listImagesHandler),
  ],
  register: ({ strapi }) => refuseToDeleteUsedFiles(strapi),
};
