import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::list-page.list-page', { only: ['find'] });
