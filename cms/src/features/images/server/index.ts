import type { Feature } from '../../../platform/feature';
import { keepImagesInUse } from './images-in-use';

/** Adds many images at once, and keeps those in use from being deleted. */
export const images: Feature = {
  register: ({ strapi }) => keepImagesInUse(strapi),
};
