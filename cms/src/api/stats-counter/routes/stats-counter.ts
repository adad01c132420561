import { factories } from '@strapi/strapi';

// Read only: content is written in the admin, never through the API.
export default factories.createCoreRouter('api::stats-counter.stats-counter', {
  only: ['find', 'findOne'],
});
