import { factories } from '@strapi/strapi';

/** A row without `to` is the slug that an entry has now; only the others are told. */
export default factories.createCoreService('api::old-address.old-address', () => ({
  find(params: object = {}) {
    return super.find({ sort: 'from:asc', ...params, filters: { to: { $notNull: true } } });
  },
}));
