import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::stats-counter.stats-counter', {
  only: ['find', 'findOne'],
});
