import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::stats-counter.stats-counter');
