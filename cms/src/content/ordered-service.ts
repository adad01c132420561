import { factories, type UID } from '@strapi/strapi';

/**
 * Strapi's own service of a type, with one difference: a list that was asked for without an order
 * comes in the order in which its entries were first written. A database gives no order by itself:
 * on PostgreSQL an entry would move when it is edited, and pages of a long list could overlap.
 */
export function orderedService(uid: UID.CollectionType) {
  return factories.createCoreService(uid, () => ({
    find(params: { sort?: unknown } = {}) {
      return super.find({ ...params, sort: params.sort ?? ['createdAt:asc', 'id:asc'] });
    },
  }));
}
