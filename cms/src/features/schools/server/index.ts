import { downloadRoute, routeForRights } from '../../../access/admin-route.ts';
import { rightTo } from '../../../access/rights.ts';
import { SCHOOL } from '../../../content/types.ts';
import type { Feature } from '../../../feature.ts';
import { compareHandler, exportHandler, importHandler } from './handlers.ts';

const COMPARE_PATH = '/website/schools/compare';
const IMPORT_PATH = '/website/schools/import';
const RIGHTS_TO_READ = [rightTo('read', SCHOOL)];
const RIGHTS_TO_WRITE = (['create', 'update', 'publish'] as const).map((action) =>
  rightTo(action, SCHOOL),
);

/** What completes and checks a school at each write is in `src/content/schools`. */
export const schools: Feature = {
  routes: () => [
    downloadRoute('/website/schools/export', RIGHTS_TO_READ, exportHandler),
    routeForRights('POST', COMPARE_PATH, RIGHTS_TO_WRITE, compareHandler),
    routeForRights('POST', IMPORT_PATH, RIGHTS_TO_WRITE, importHandler),
  ],
  filePaths: [COMPARE_PATH, IMPORT_PATH],
};
