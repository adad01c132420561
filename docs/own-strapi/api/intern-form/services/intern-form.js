const { createCoreService } = require('@strapi/strapi').factories;

module.exports = createCoreService('api::intern-form.intern-form');
