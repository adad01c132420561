import { contentRoute, typeRoute } from '../../../access/admin-route';
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
    typeRoute('GET', HISTORY_PATH, 'read', versionsHandler),
    typeRoute('GET', `${HISTORY_PATH}/:id`, 'read', comparisonHandler),
    typeRoute('POST', `${HISTORY_PATH}/:id`, 'update', bringBackHandler),
    contentRoute('GET', '/website/bin', 'read', listBinHandler),
    contentRoute('POST', '/website/bin/:id/restore', 'read', restoreHandler),
  ],
  shared: {
    replacedVersionMessage: 'That version stays in “History”.',
    deletedEntryMessage: '“Bin” brings back what was there.',
  },
};
