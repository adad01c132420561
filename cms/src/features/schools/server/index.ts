import type { Feature } from '../../../platform/feature';
import { addSchoolRoutes } from './admin-routes';

/** Schools go to a spreadsheet, and come from one. */
export const schools: Feature = {
  register: ({ strapi }) => addSchoolRoutes(strapi),
};
