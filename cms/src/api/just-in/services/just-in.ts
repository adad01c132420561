import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::just-in.just-in');
