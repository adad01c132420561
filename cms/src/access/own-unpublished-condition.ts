import type { Core } from '@strapi/strapi';

// Strapi puts `api::` before the name of a condition that belongs to no plugin.
export const OWN_UNPUBLISHED = 'api::own-unpublished';

/**
 * Adds the condition under which an Author may delete an entry: the Author made it, and it is not published. Strapi
 * checks both rows, so the draft of a published entry cannot be deleted either.
 */
export function addOwnUnpublishedCondition(strapi: Core.Strapi): void {
  strapi.service('admin::permission').conditionProvider.register({
    displayName: 'Made by the person, and not published',
    name: 'own-unpublished',
    handler: ({ id }: { id: number }) => ({ 'createdBy.id': id, publishedAt: { $eq: null } }),
  });
}
