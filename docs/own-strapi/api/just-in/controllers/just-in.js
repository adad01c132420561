const { createCoreController } = require('@strapi/strapi').factories;

module.exports = createCoreController('api::just-in.just-in');
