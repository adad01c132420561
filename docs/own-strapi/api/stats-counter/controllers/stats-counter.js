const { createCoreController } = require('@strapi/strapi').factories;

module.exports = createCoreController('api::stats-counter.stats-counter');
