import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::just-in.just-in', { only: ['find', 'findOne'] });
