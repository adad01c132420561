import { factories } from '@strapi/strapi';

/** The menu's read asks for no picture (7.1), and shows the icon. */
export default factories.createCoreService('api::project.project', () => ({
  async find(params: object = {}) {
    return super.find({ populate: ['iconImage'], ...params });
  },
}));
