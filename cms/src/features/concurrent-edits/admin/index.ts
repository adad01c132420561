import type { AdminFeature } from '../../../admin/platform/feature';
import { warnBefore, warnBeforeAll } from './warn-before';

export const concurrentEdits: AdminFeature = {
  bootstrap(_app, contentManager) {
    contentManager.addDocumentAction((actions) => actions.map(warnBefore));
    contentManager.addBulkAction((actions) => actions.map(warnBeforeAll));
  },
};
