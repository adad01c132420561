import type { Feature } from '../../../platform/feature';
import { schoolRoutes } from './admin-routes';

/** Schools go to a spreadsheet, and come from one. */
export const schools: Feature = {
  routes: schoolRoutes(),
};
