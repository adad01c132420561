import { adminRoute, entryRoute } from '../../../access/admin-route';
import { RIGHT_TO_READ_CONTENT, RIGHT_TO_WRITE_CONTENT } from '../../../access/rights';
import type { Feature } from '../../../feature';
import {
  confirmTranslationHandler,
  englishBesideHandler,
  proofreadingsHandler,
  setProofreadingHandler,
  translationStatesHandler,
} from './handlers';

const ENGLISH_BESIDE = '/website/english/:model/:documentId';
const PROOFREADINGS = '/website/proofreadings';

/** Answers translators with the English, with what changed in it, and with what is left to translate. */
export const languages: Feature = {
  routes: [
    entryRoute('GET', ENGLISH_BESIDE, 'read', englishBesideHandler),
    entryRoute('POST', ENGLISH_BESIDE, 'update', confirmTranslationHandler),
    adminRoute('GET', PROOFREADINGS, [RIGHT_TO_READ_CONTENT], proofreadingsHandler),
    adminRoute('POST', PROOFREADINGS, [RIGHT_TO_WRITE_CONTENT], setProofreadingHandler),
    adminRoute('GET', '/website/languages', [RIGHT_TO_READ_CONTENT], translationStatesHandler),
  ],
};
