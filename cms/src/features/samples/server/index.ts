import type { Feature } from '../../../platform/feature';
import { addSampleRoutes } from './samples';

/** Removes the sample content. */
export const samples: Feature = {
  register: ({ strapi }) => addSampleRoutes(strapi),
};
