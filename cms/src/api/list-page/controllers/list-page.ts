import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::list-page.list-page');
