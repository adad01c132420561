import type { AdminFeature } from '../../../admin/platform/feature';
import { completeColumns } from './list-columns';
import { PublishTogether } from './publish-together';

export const lists: AdminFeature = {
  columns: completeColumns,
  bootstrap(_app, contentManager) {
    contentManager.addBulkAction((actions) => [...actions, PublishTogether]);
  },
};
