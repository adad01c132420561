import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::opportunity-page.opportunity-page');
