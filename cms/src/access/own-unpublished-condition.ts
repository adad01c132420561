import type { Core } from '@strapi/strapi';

export const OWN_UNPUBLISHED = 'api::own-unpublished';

/**
 * Adds the condition of rights “Made by the person, and not published”. Strapi checks both rows of an entry, so an
 * Author cannot delete the draft of a published entry either.
 */
export function addOwnUnpublishedCondition(strapi: Core.Strapi): void {
  strapi.service('admin::permission').conditionProvider.register({
    displayName: 'Made by the person, and not published',
    name: 'own-unpublished',
    handler: ({ id }: { id: number }) => ({ 'createdBy.id': id, publishedAt: { $eq: null } }),
  });
}
