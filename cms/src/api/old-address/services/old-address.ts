import { factories } from '@strapi/strapi';

/** Sends only old slugs: a row without `to` has a present slug. Ignores other filters. */
export default factories.createCoreService('api::old-address.old-address', () => ({
  find(params: object = {}) {
    return super.find({ sort: 'from:asc', ...params, filters: { to: { $notNull: true } } });
  },
}));
