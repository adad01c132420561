import { Earth } from '@strapi/icons';
import type { AdminFeature } from '../../../admin/platform/feature';
import { publicSettings } from '../../../admin/platform/public-settings';
import { standBesideEnglish } from './beside-english';
import { useHiddenWithoutEnglish } from './hidden-in-list';
import { TranslationPanel } from './translation-panel';

// Nobody translates where the website offers English alone.
const isTranslated = publicSettings.translatedLanguages.length > 0;

export const languages: AdminFeature = {
  pages: isTranslated
    ? [
        {
          to: 'languages',
          icon: Earth,
          label: 'Languages',
          position: 4,
          Component: () => import('./languages-page'),
        },
      ]
    : [],
  panels: [{ panel: 'translation', Part: TranslationPanel }],
  useListNotes: useHiddenWithoutEnglish,
  register: standBesideEnglish,
};
