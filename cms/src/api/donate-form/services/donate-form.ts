import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::donate-form.donate-form');
