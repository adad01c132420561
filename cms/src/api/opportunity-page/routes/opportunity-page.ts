import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::opportunity-page.opportunity-page', {
  only: ['find'],
});
