import { adminRoute, entryRoute } from '../../../access/admin-route';
import { RIGHT_TO_READ_CONTENT, rightTo } from '../../../access/entry-rights';
import { PROJECT } from '../../../content/types';
import type { Feature } from '../../../platform/feature';
import { confirmTranslationHandler, originalsHandler } from './originals';
import { readProofreadings, tickProofreadingHandler } from './proofreadings';
import { translationStatesHandler } from './translation-states';
import { withoutEnglishHandler } from './without-english';

const ORIGINALS = '/website/originals/:model/:documentId';
const PROOFREADINGS = '/website/proofreadings';

/** Shows translators the English, what changed in it, and what is left to translate. */
export const languages: Feature = {
  routes: [
    entryRoute('GET', ORIGINALS, 'read', originalsHandler),
    entryRoute('POST', ORIGINALS, 'update', confirmTranslationHandler),
    entryRoute('GET', '/website/without-english/:model', 'read', withoutEnglishHandler),
    adminRoute('GET', PROOFREADINGS, [RIGHT_TO_READ_CONTENT], readProofreadings),
    adminRoute('POST', PROOFREADINGS, [rightTo('update', PROJECT)], tickProofreadingHandler),
    adminRoute('GET', '/website/languages', [RIGHT_TO_READ_CONTENT], translationStatesHandler),
  ],
};
