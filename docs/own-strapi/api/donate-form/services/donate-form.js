const { createCoreService } = require('@strapi/strapi').factories;

module.exports = createCoreService('api::donate-form.donate-form');
