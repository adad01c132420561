import { factories } from '@strapi/strapi';

// Write only: what people sent can be read in the admin, and nowhere else.
export default factories.createCoreRouter('api::intern-form.intern-form', { only: ['create'] });
