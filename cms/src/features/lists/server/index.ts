import type { Feature } from '../../../platform/feature';
import { listWhatPeopleEdited } from './admin-home-page';

/** Calls entries as people do where Strapi lists them. */
export const lists: Feature = {
  register: ({ strapi }) => listWhatPeopleEdited(strapi),
};
