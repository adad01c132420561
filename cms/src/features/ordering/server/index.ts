import type { Feature } from '../../../platform/feature';
import { keepPlaces } from './keep-places';
import { addOrderingRoutes } from './move';

/** Editors put lists in order. */
export const ordering: Feature = {
  register: ({ strapi }) => addOrderingRoutes(strapi),
  steps: { complete: [keepPlaces] },
};
