import { adminRoute, entryRoute } from '../../../access/admin-route';
import { entryRight } from '../../../access/entry-rights';
import { PROJECT } from '../../../content/types';
import type { Feature } from '../../../platform/feature';
import { confirmTranslationHandler, originalsHandler } from './originals';
import { readingsHandler, tickReadingHandler } from './readings';
import { translationStatesHandler } from './translation-states';
import { withoutEnglishHandler } from './without-english';

const ORIGINALS = '/originals/:model/:documentId';

/** Shows translators the English, what changed in it, and what is left to translate. */
export const languages: Feature = {
  register({ strapi }) {
    strapi.server.routes({
      type: 'admin',
      prefix: '/website',
      routes: [
        entryRoute('GET', ORIGINALS, 'read', originalsHandler(strapi)),
        entryRoute('POST', ORIGINALS, 'update', confirmTranslationHandler(strapi)),
        entryRoute('GET', '/without-english/:model', 'read', withoutEnglishHandler(strapi)),
        adminRoute('GET', '/readings', [[entryRight('read'), PROJECT]], readingsHandler(strapi)),
        adminRoute(
          'POST',
          '/readings',
          [[entryRight('update'), PROJECT]],
          tickReadingHandler(strapi),
        ),
        adminRoute(
          'GET',
          '/languages',
          [[entryRight('read'), PROJECT]],
          translationStatesHandler(strapi),
        ),
      ],
    });
  },
};
