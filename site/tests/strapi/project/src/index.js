const { existsSync, writeFileSync } = require('node:fs');

const TOKENS = '.tmp/tokens.json';
const CONTENT = ['project', 'just-in', 'testimonial', 'gallery', 'team', 'stats-counter'];
const FORMS = ['contact-form', 'volunteer-form', 'intern-form', 'donate-form'];

const rights = (names, actions) =>
  names.flatMap((name) => actions.map((action) => `api::${name}.${name}.${action}`));

/** The tokens of docs/own-strapi.md, and two that the tests need. */
const KINDS = {
  read: { type: 'custom', permissions: rights(CONTENT, ['find']) },
  write: { type: 'custom', permissions: rights(FORMS, ['create']) },
  readOnly: { type: 'read-only' },
  owner: { type: 'full-access' },
};

const WEBHOOK = {
  name: 'website',
  url: process.env.WEBHOOK_URL,
  headers: { Authorization: 'Bearer secret-of-the-tests' },
  events: ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'],
  isEnabled: true,
};

module.exports = {
  register() {},
  /** At the first start: what an owner makes in the admin's Settings. */
  async bootstrap({ strapi }) {
    require('./tell-website')(strapi);
    if (existsSync(TOKENS)) return;
    const locale = { code: 'ml', name: 'Malayalam (ml)' };
    await strapi.plugin('i18n').service('locales').create(locale);
    const tokens = {};
    for (const [name, kind] of Object.entries(KINDS)) {
      const token = { name, description: '', lifespan: null, ...kind };
      const { accessKey } = await strapi.service('admin::api-token').create(token);
      tokens[name] = accessKey;
    }
    const store = strapi.webhookStore ?? strapi.get('webhookStore');
    const runner = strapi.webhookRunner ?? strapi.get('webhookRunner');
    runner.add(await store.createWebhook(WEBHOOK));
    writeFileSync(TOKENS, JSON.stringify(tokens));
  },
};
