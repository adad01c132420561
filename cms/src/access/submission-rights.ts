import type { Core } from '@strapi/strapi';
import { ERASE_UID, EXPORT_UID } from './rights.ts';

export function addSubmissionRights(strapi: Core.Strapi): void {
  strapi.service('admin::permission').actionProvider.registerMany([
    {
      uid: EXPORT_UID,
      displayName: 'Save the lists of submissions as CSV files',
      section: 'settings',
      category: 'Submissions',
    },
    {
      uid: ERASE_UID,
      displayName: 'Erase everything that one person sent',
      section: 'settings',
      category: 'Submissions',
    },
  ]);
}
