import { factories } from '@strapi/strapi';

/** Section 7.1 asks for activities without `populate`; their images come all the same. */
export default factories.createCoreService('api::just-in.just-in', () => ({
  find(params: { populate?: unknown } = {}) {
    return super.find({ populate: ['image'], ...params });
  },
}));
