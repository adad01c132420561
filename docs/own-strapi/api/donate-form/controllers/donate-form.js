const { createCoreController } = require('@strapi/strapi').factories;

module.exports = createCoreController('api::donate-form.donate-form');
