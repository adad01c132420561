import { factories } from '@strapi/strapi';

/** The website reads this list without `populate` (spec 7.1), but needs the images. */
export default factories.createCoreService('api::just-in.just-in', () => ({
  find(params: object = {}) {
    return super.find({ populate: ['image'], ...params });
  },
}));
