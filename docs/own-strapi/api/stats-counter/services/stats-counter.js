const { createCoreService } = require('@strapi/strapi').factories;

module.exports = createCoreService('api::stats-counter.stats-counter');
