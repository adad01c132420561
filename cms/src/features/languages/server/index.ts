import { adminRoute, entryRoute } from '../../../access/admin-route';
import { RIGHT_TO_READ_CONTENT, rightTo } from '../../../access/rights';
import { PROJECT } from '../../../content/types';
import type { Feature } from '../../../feature';
import { confirmTranslationHandler, englishBesideHandler } from './english-beside';
import { proofreadingsHandler, setProofreadingHandler } from './proofreadings';
import { translationStatesHandler } from './translation-states';

const ENGLISH_BESIDE = '/website/english/:model/:documentId';
const PROOFREADINGS = '/website/proofreadings';
/** Stands for the right to write content: our roles that may write content may write projects. */
const RIGHT_TO_WRITE_CONTENT = rightTo('update', PROJECT);

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
