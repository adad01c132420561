import type { Core } from '@strapi/strapi';

// Strapi puts `api::` in front of the name of a condition that belongs to no plugin.
export const OWN_UNPUBLISHED = 'api::own-unpublished';

/**
 * Adds the condition under which an Author may delete. Strapi asks it for the draft and for what is
 * published. Call it in `register`: `bootstrap` gives it.
 */
export function addAuthorRights(strapi: Core.Strapi): void {
  strapi.service('admin::permission').conditionProvider.register({
    displayName: 'Made by the person, and not published',
    name: 'own-unpublished',
    handler: ({ id }: { id: number }) => ({ 'createdBy.id': id, publishedAt: { $eq: null } }),
  });
}
