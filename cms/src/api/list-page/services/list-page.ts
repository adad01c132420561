import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::list-page.list-page');
