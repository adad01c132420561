import { Earth } from '@strapi/icons';
import type { AdminFeature } from '../../../admin/frame/feature';
import { publicSettings } from '../../../admin/requests/public-settings';
import { showEnglishBesideFields } from './english-beside-fields';
import { TranslationPanel } from './translation-panel';

const hasTranslatedLanguages = publicSettings.translatedLanguages.length > 0;

export const languages: AdminFeature = {
  pages: hasTranslatedLanguages
    ? [
        {
          to: 'languages',
          icon: Earth,
          label: 'Languages',
          Component: () => import('./languages-page'),
        },
      ]
    : [],
  panels: [{ panel: 'translation', Section: TranslationPanel }],
  register: showEnglishBesideFields,
};
