import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::intern-form.intern-form');
