import { factories, type UID } from '@strapi/strapi';

interface ListParams {
  sort?: unknown;
  populate?: unknown;
}

/**
 * Strapi's own service of a type, with two differences. A list that was asked for without an order
 * comes in the order in which its entries were first written. A database gives no order by itself:
 * on PostgreSQL an entry would move when it is edited, and pages of a long list could overlap. And
 * where nobody says which pictures to bring along, `pictures` come: section 7.1 asks for some types
 * without `populate`.
 */
export function orderedService(uid: UID.CollectionType, pictures: readonly string[] = []) {
  return factories.createCoreService(uid, () => ({
    find(params: ListParams = {}) {
      const { sort = ['createdAt:asc', 'id:asc'], populate = pictures } = params;
      return super.find({ ...params, sort, populate });
    },
  }));
}
