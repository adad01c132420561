import { entryRoute } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { checkHandler } from './handlers';
import { findObstaclesOfDraft, refuseWhatBreaksPages } from './obstacles';

/** Says before a publication what would not look right, and refuses what would break a page. */
export const checks: Feature = {
  routes: [entryRoute('POST', '/website/check/:model', 'read', checkHandler)],
  shared: { findObstacles: findObstaclesOfDraft },
  writeHooks: { check: [refuseWhatBreaksPages] },
};
