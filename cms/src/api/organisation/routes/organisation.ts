import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::organisation.organisation', { only: ['find'] });
