import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::volunteer-form.volunteer-form');
