import { factories } from '@strapi/strapi';

/** The website reads this list without `populate` (spec 7.1), but needs the icon. */
export default factories.createCoreService('api::project.project', () => ({
  find(params: object = {}) {
    return super.find({ populate: ['iconImage'], ...params });
  },
}));
