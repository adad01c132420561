import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::old-address.old-address');
