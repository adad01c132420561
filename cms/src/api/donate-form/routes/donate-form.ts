import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::donate-form.donate-form', { only: ['create'] });
