import { factories } from '@strapi/strapi';

// Write only: what people sent can be read in the admin, and nowhere else.
export default factories.createCoreRouter('api::donate-form.donate-form', { only: ['create'] });
