import type { Feature } from '../../../platform/feature';
import { addSampleRoutes } from './samples';
import { withholdSampleTranslations } from './withheld';

/** Removes the sample content, and keeps what is left of it from visitors. */
export const samples: Feature = {
  register({ strapi }) {
    addSampleRoutes(strapi);
    withholdSampleTranslations(strapi);
  },
};
