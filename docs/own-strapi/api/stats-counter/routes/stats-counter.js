const { createCoreRouter } = require('@strapi/strapi').factories;

module.exports = createCoreRouter('api::stats-counter.stats-counter');
