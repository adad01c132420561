import type { Core } from '@strapi/strapi';

// Strapi puts `api::` before the uid of a right that belongs to no plugin.
export const EXPORT_ACTION_ID = 'api::submissions.export';
export const ERASE_ACTION_ID = 'api::submissions.erase';

export function addSubmissionRights(strapi: Core.Strapi): void {
  strapi.service('admin::permission').actionProvider.registerMany([
    {
      uid: 'submissions.export',
      displayName: 'Save the lists of submissions as CSV files',
      section: 'settings',
      category: 'Submissions',
    },
    {
      uid: 'submissions.erase',
      displayName: 'Erase everything that one person sent',
      section: 'settings',
      category: 'Submissions',
    },
  ]);
}
