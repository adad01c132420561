import { adminRoute } from '../../../access/admin-route';
import { rightTo } from '../../../access/entry-rights';
import { SCHOOL } from '../../../content/types';
import type { Feature } from '../../../feature';
import { compareHandler, exportHandler, importHandler } from './handlers';

const TO_READ = [rightTo('read', SCHOOL)];
const TO_WRITE = (['create', 'update', 'publish'] as const).map((action) =>
  rightTo(action, SCHOOL),
);

/** Exports schools to a CSV file, and imports them from one. */
export const schools: Feature = {
  routes: [
    adminRoute('GET', '/website/schools/export', TO_READ, exportHandler),
    adminRoute('POST', '/website/schools/compare', TO_WRITE, compareHandler),
    adminRoute('POST', '/website/schools/import', TO_WRITE, importHandler),
  ],
};
