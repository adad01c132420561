const { createCoreService } = require('@strapi/strapi').factories;

module.exports = createCoreService('api::contact-form.contact-form');
