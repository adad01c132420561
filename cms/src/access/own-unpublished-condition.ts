import type { Core } from '@strapi/strapi';

// Strapi puts `api::` in front of the name of a condition that belongs to no plugin.
export const OWN_UNPUBLISHED = 'api::own-unpublished';

/**
 * Adds the condition under which an Author may delete: the Author made the entry, and it is not published.
 * Strapi asks it for the draft and for the published entry. Call it in `register`: `bootstrap` gives the
 * condition to the role.
 */
export function addOwnUnpublishedCondition(strapi: Core.Strapi): void {
  strapi.service('admin::permission').conditionProvider.register({
    displayName: 'Made by the person, and not published',
    name: 'own-unpublished',
    handler: ({ id }: { id: number }) => ({ 'createdBy.id': id, publishedAt: { $eq: null } }),
  });
}
