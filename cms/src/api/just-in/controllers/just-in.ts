import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::just-in.just-in');
