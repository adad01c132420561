import type { Feature } from '../../../platform/feature';
import { keepPlaces } from './keep-places';
import { moveRoute } from './move';

/** Editors put lists in order. */
export const ordering: Feature = {
  routes: [moveRoute()],
  writeHooks: { complete: [keepPlaces] },
};
