const { createCoreService } = require('@strapi/strapi').factories;

module.exports = createCoreService('api::volunteer-form.volunteer-form');
