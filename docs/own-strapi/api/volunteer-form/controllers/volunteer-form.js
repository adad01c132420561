const { createCoreController } = require('@strapi/strapi').factories;

module.exports = createCoreController('api::volunteer-form.volunteer-form');
