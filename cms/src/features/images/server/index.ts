import { adminRoute } from '../../../access/admin-route';
import { READ_LIBRARY_ACTION } from '../../../access/rights';
import type { Feature } from '../../../feature';
import { listImagesHandler } from './handlers';
import { refuseToDeleteUsedFiles } from './refuse-to-delete-used-files';

/** Lists the images with the entries that use them, and refuses to delete a used file. */
export const images: Feature = {
  routes: [
    adminRoute('GET', '/website/pictures', [{ action: READ_LIBRARY_ACTION }], listImagesHandler),
  ],
  register: ({ strapi }) => refuseToDeleteUsedFiles(strapi),
};
