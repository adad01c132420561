import type { ComponentType } from 'react';
import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { DateField } from './date-field.tsx';

/** The custom fields that belong to no other feature, and the input of Strapi's dates. */
export const customFields: AdminFeature = {
  // Strapi's type says that the component takes no props, but the form gives it those of every input.
  register: (app) => app.addFields({ type: 'date', Component: DateField as ComponentType }),
  fields: [
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
  ],
};
