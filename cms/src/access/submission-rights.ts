import type { Core } from '@strapi/strapi';

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
