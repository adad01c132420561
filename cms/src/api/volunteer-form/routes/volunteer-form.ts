import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::volunteer-form.volunteer-form', {
  only: ['create'],
});
