const { createCoreRouter } = require('@strapi/strapi').factories;

module.exports = createCoreRouter('api::just-in.just-in');
