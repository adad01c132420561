import { factories } from '@strapi/strapi';
import { ACTIVITY } from '../../../content/types';

/** Section 7.1 asks for activities without `populate`; their images come all the same. */
export default factories.createCoreService(ACTIVITY, () => ({
  find(params: { populate?: unknown } = {}) {
    return super.find({ populate: ['image'], ...params });
  },
}));
