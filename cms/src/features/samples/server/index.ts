import type { Feature } from '../../../platform/feature';
import { hideSampleTranslations } from './hidden-translations';
import { sampleRoutes } from './samples';

/** Removes the sample content, and keeps what is left of it from visitors. */
export const samples: Feature = {
  routes: sampleRoutes(),
  register: ({ strapi }) => hideSampleTranslations(strapi),
};
