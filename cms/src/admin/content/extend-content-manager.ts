import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { CheckPanel } from './check-panel';
import { nameAllDeleted, nameOneDeleted } from './deletion';
import { completeColumns } from './list-columns';
import { PreviewPanel } from './preview-panel';
import { askBefore } from './questions';

/**
 * Adds columns to lists, the panels beside the form of an entry, and the questions before an entry is
 * saved over the version of another editor, taken off the website, or deleted.
 */
export function extendContentManager(app: StrapiApp): void {
  const { apis } = app.getPlugin('content-manager');
  if (!isContentManager(apis)) throw new Error('This version of Strapi takes no panels');
  apis.addEditViewSidePanel([PreviewPanel, CheckPanel]);
  apis.addDocumentAction((actions) => actions.map(askBefore).map(nameOneDeleted));
  apis.addBulkAction((actions) => actions.map(nameAllDeleted));
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', completeColumns);
}

function isContentManager(apis: unknown): apis is ContentManagerPlugin['config']['apis'] {
  return typeof apis === 'object' && apis !== null && 'addEditViewSidePanel' in apis;
}
