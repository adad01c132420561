import type { CustomFieldInput } from '../frame/feature.ts';

/** The inputs of the custom fields that belong to no feature. */
export const CUSTOM_INPUTS: readonly CustomFieldInput[] = [
  {
    name: 'year',
    label: 'Year',
    description: 'Four digits',
    Input: () => import('./year-input.tsx'),
  },
  {
    name: 'yes-or-no',
    label: 'Yes or no',
    description: 'An answer of a visitor',
    Input: () => import('./yes-or-no-input.tsx'),
  },
  {
    name: 'icon',
    label: 'Icon',
    description: 'One of four drawings',
    Input: () => import('./icon-input.tsx'),
  },
  {
    name: 'image-permission',
    label: 'Tick',
    description: 'A sentence that is agreed to',
    Input: () => import('./image-permission-input.tsx'),
  },
];
