import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::opportunity-page.opportunity-page');
