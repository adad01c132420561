import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { askInPlaceOfPublish } from './approval/ask-action';
import { RequestPanel } from './approval/request-panel';
import { CheckPanel } from './edit-view/check-panel';
import { hideDuplicate } from './edit-view/duplicate';
import { hideFillInWarning } from './edit-view/fill-in-dialog';
import { nameInHeading } from './edit-view/name-in-heading';
import { PreviewPanel } from './edit-view/preview-panel';
import { RemindersPanel } from './edit-view/reminders';
import { SamplesPanel } from './edit-view/samples-panel';
import { hideLimits } from './fields/hide-limits';
import { HistoryPanel } from './history/history-panel';
import { TranslationPanel } from './languages/translation-panel';
import { completeColumns } from './lists/list-columns';
import { ListTools } from './lists/list-tools';
import { PublishTogether } from './lists/publish-together';
import { PlanPanel } from './planning/plan-panel';
import { warnBefore, warnBeforeAll } from './warnings/warn-before';

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
