const { createCoreRouter } = require('@strapi/strapi').factories;

// No token can read what people sent: staff read it in the admin.
module.exports = createCoreRouter('api::donate-form.donate-form', { only: ['create'] });
