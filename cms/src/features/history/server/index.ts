import { routeForSomeContent, routeForType } from '../../../access/admin-route.ts';
import type { Feature } from '../../../feature.ts';
import { BIN_PATH, RESTORE_PATH, VERSION_PATH, VERSIONS_PATH } from '../paths.ts';
import { readBin } from './bin.ts';
import {
  bringBackHandler,
  comparisonHandler,
  restoreHandler,
  versionsHandler,
} from './handlers.ts';

/** The stored versions, and what stores them at each write, are in `src/versions`. */
export const historyFeature: Feature = {
  routes: () => [
    routeForType('GET', VERSIONS_PATH, 'read', versionsHandler),
    routeForType('GET', VERSION_PATH, 'read', comparisonHandler),
    routeForType('POST', VERSION_PATH, 'update', bringBackHandler),
    routeForSomeContent('GET', BIN_PATH, 'read', (strapi, ctx) =>
      readBin(strapi, ctx.state.userAbility),
    ),
    routeForSomeContent('POST', RESTORE_PATH, 'read', restoreHandler),
  ],
  provided: {
    replacedVersionMessage: 'That version stays in “History”.',
    deletedEntryMessage: '“Bin” brings back what was there.',
  },
};
