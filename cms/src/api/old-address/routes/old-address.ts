import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::old-address.old-address', { only: ['find'] });
