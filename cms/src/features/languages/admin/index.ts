import { Earth } from '@strapi/icons';
import type { AdminFeature } from '../../../admin/frame/feature.ts';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import { showEnglishBesideFields } from './english-beside-fields.ts';
import { TranslationPanel } from './translation-panel.tsx';

const hasTranslatedLanguages = publicSettings.translatedLanguages.length > 0;

export const languagesFeature: AdminFeature = {
  pages: hasTranslatedLanguages
    ? [
        {
          to: 'languages',
          icon: Earth,
          label: 'Languages',
          Component: () => import('./languages-page.tsx'),
        },
      ]
    : [],
  panels: [{ panel: 'translation', Section: TranslationPanel }],
  register: showEnglishBesideFields,
};
