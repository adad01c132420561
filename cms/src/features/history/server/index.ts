import { contentRoute, entryRoute } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import {
  bringBackHandler,
  comparisonHandler,
  listBinHandler,
  restoreHandler,
  versionsHandler,
} from './handlers';

const HISTORY_PATH = '/website/history/:model/:documentId';

export const history: Feature = {
  routes: [
    entryRoute('GET', HISTORY_PATH, 'read', versionsHandler),
    entryRoute('GET', `${HISTORY_PATH}/:id`, 'read', comparisonHandler),
    entryRoute('POST', `${HISTORY_PATH}/:id`, 'update', bringBackHandler),
    contentRoute('GET', '/website/bin', 'read', listBinHandler),
    contentRoute('POST', '/website/bin/:id/restore', 'read', restoreHandler),
  ],
  shared: {
    replacedVersionMessage: 'That version stays in “History”.',
    deletedEntryMessage: '“Bin” brings back what was there.',
  },
};
