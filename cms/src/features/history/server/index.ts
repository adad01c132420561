import { routeForSomeContent, routeForType } from '../../../access/admin-route.ts';
import type { Feature } from '../../../feature.ts';
import { readBin } from './bin.ts';
import {
  bringBackHandler,
  comparisonHandler,
  restoreHandler,
  versionsHandler,
} from './handlers.ts';

const HISTORY_PATH = '/website/history/:model/:documentId';

/** The stored versions, and what stores them at each write, are in `src/versions`. */
export const history: Feature = {
  routes: () => [
    routeForType('GET', HISTORY_PATH, 'read', versionsHandler),
    routeForType('GET', `${HISTORY_PATH}/:id`, 'read', comparisonHandler),
    routeForType('POST', `${HISTORY_PATH}/:id`, 'update', bringBackHandler),
    routeForSomeContent('GET', '/website/bin', 'read', (strapi, ctx) =>
      readBin(strapi, ctx.state.userAbility),
    ),
    routeForSomeContent('POST', '/website/bin/:id/restore', 'read', restoreHandler),
  ],
  shared: {
    replacedVersionMessage: 'That version stays in “History”.',
    deletedEntryMessage: '“Bin” brings back what was there.',
  },
};
