const { createCoreController } = require('@strapi/strapi').factories;

module.exports = createCoreController('api::intern-form.intern-form');
