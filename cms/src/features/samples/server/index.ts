import type { Feature } from '../../../platform/feature';
import { sampleRoutes } from './samples';
import { withholdSampleTranslations } from './withheld';

/** Removes the sample content, and keeps what is left of it from visitors. */
export const samples: Feature = {
  routes: ({ strapi }) => sampleRoutes(strapi),
  register: ({ strapi }) => withholdSampleTranslations(strapi),
};
