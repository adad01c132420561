import { downloadRoute, routeForRights } from '../../../access/admin-route.ts';
import { rightTo } from '../../../access/rights.ts';
import { SCHOOL } from '../../../content/types.ts';
import type { Feature } from '../../../feature.ts';
import { COMPARE_SCHOOLS_PATH, EXPORT_SCHOOLS_PATH, IMPORT_SCHOOLS_PATH } from '../paths.ts';
import { compareHandler, exportHandler, importHandler } from './handlers.ts';

const RIGHTS_TO_READ = [rightTo('read', SCHOOL)];
const RIGHTS_TO_WRITE = (['create', 'update', 'publish'] as const).map((action) =>
  rightTo(action, SCHOOL),
);

/** What completes and checks a school at each write is in `src/content/schools`. */
export const schoolsFeature: Feature = {
  routes: () => [
    downloadRoute(EXPORT_SCHOOLS_PATH, RIGHTS_TO_READ, exportHandler),
    routeForRights('POST', COMPARE_SCHOOLS_PATH, RIGHTS_TO_WRITE, compareHandler),
    routeForRights('POST', IMPORT_SCHOOLS_PATH, RIGHTS_TO_WRITE, importHandler),
  ],
  filePaths: [COMPARE_SCHOOLS_PATH, IMPORT_SCHOOLS_PATH],
};
