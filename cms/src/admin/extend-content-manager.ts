import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { askInPlaceOfPublish } from '../features/approval/admin/ask-action';
import { RequestPanel } from '../features/approval/admin/request-panel';
import { CheckPanel } from '../features/checks/admin/check-panel';
import { hideDuplicate } from '../features/appearance/admin/duplicate';
import { hideFillInWarning } from '../features/appearance/admin/fill-in-dialog';
import { nameInHeading } from '../features/appearance/admin/name-in-heading';
import { PreviewPanel } from '../features/previews/admin/preview-panel';
import { RemindersPanel } from '../features/reminders/admin/reminders';
import { SamplesPanel } from '../features/samples/admin/samples-panel';
import { hideLimits } from '../features/appearance/admin/hide-limits';
import { HistoryPanel } from '../features/history/admin/history-panel';
import { TranslationPanel } from '../features/languages/admin/translation-panel';
import { completeColumns } from '../features/lists/admin/list-columns';
import { ListTools } from '../features/lists/admin/list-tools';
import { PublishTogether } from '../features/lists/admin/publish-together';
import { PlanPanel } from '../features/planning/admin/plan-panel';
import { warnBefore, warnBeforeAll } from '../features/concurrent-edits/admin/warn-before';

export function extendContentManager(app: StrapiApp): void {
  const contentManager = app.getPlugin('content-manager');
  const { apis } = contentManager;
  if (!isContentManager(apis)) throw new Error('This version of Strapi takes no panels');
  apis.addEditViewSidePanel([
    RequestPanel,
    TranslationPanel,
    PreviewPanel,
    CheckPanel,
    RemindersPanel,
    PlanPanel,
    HistoryPanel,
    SamplesPanel,
  ]);
  apis.addDocumentAction((actions) =>
    actions.map(warnBefore).map(askInPlaceOfPublish).map(hideDuplicate),
  );
  apis.addDocumentHeaderAction((actions) => actions.map(hideFillInWarning));
  apis.addBulkAction((actions) => [...actions.map(warnBeforeAll), PublishTogether]);
  contentManager.injectComponent('listView', 'actions', {
    name: 'list-tools',
    Component: ListTools,
  });
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', completeColumns);
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', hideLimits);
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', nameInHeading);
}

function isContentManager(apis: unknown): apis is ContentManagerPlugin['config']['apis'] {
  return typeof apis === 'object' && apis !== null && 'addEditViewSidePanel' in apis;
}
