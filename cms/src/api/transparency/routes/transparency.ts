import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::transparency.transparency', { only: ['find'] });
