import { adminRoute } from '../../../access/admin-route';
import type { Feature } from '../../../platform/feature';
import { READ_LIBRARY } from '../library-rights';
import { keepImagesInUse } from './images-in-use';
import { listPictures } from './pictures';

/** Adds many images at once, says where each is used, and keeps those in use from being deleted. */
export const images: Feature = {
  routes: [
    adminRoute('GET', '/website/pictures', [{ action: READ_LIBRARY }], async (strapi, ctx) => {
      const typed = String(ctx.query.page ?? '1');
      const page = /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1;
      const isUnused = ctx.query.unused === 'true';
      return listPictures(strapi, ctx.state.userAbility, { page, isUnused });
    }),
  ],
  register: ({ strapi }) => keepImagesInUse(strapi),
};
