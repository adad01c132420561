import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::stats-counter.stats-counter');
