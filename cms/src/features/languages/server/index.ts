import { adminRoute, entryRoute } from '../../../access/admin-route';
import { READS_CONTENT, rightTo } from '../../../access/entry-rights';
import { PROJECT } from '../../../content/types';
import type { Feature } from '../../../platform/feature';
import { confirmTranslationHandler, originalsHandler } from './originals';
import { proofreadingsHandler, tickProofreadingHandler } from './proofreadings';
import { translationStatesHandler } from './translation-states';
import { withoutEnglishHandler } from './without-english';

const ORIGINALS = '/website/originals/:model/:documentId';
const PROOFREADINGS = '/website/proofreadings';

/** Shows translators the English, what changed in it, and what is left to translate. */
export const languages: Feature = {
  routes: ({ strapi }) => [
    entryRoute('GET', ORIGINALS, 'read', originalsHandler(strapi)),
    entryRoute('POST', ORIGINALS, 'update', confirmTranslationHandler(strapi)),
    entryRoute('GET', '/website/without-english/:model', 'read', withoutEnglishHandler(strapi)),
    adminRoute('GET', PROOFREADINGS, [READS_CONTENT], proofreadingsHandler(strapi)),
    adminRoute(
      'POST',
      PROOFREADINGS,
      [rightTo('update', PROJECT)],
      tickProofreadingHandler(strapi),
    ),
    adminRoute('GET', '/website/languages', [READS_CONTENT], translationStatesHandler(strapi)),
  ],
};
