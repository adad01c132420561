import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::intern-form.intern-form', { only: ['create'] });
