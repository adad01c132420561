import { contentRoute, entryRoute } from '../../../access/admin-route';
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

export const languages: Feature = {
  routes: [
    entryRoute('GET', ENGLISH_BESIDE, 'read', englishBesideHandler),
    entryRoute('POST', ENGLISH_BESIDE, 'update', confirmTranslationHandler),
    contentRoute('GET', PROOFREADINGS, 'read', proofreadingsHandler),
    contentRoute('POST', PROOFREADINGS, 'update', setProofreadingHandler),
    contentRoute('GET', '/website/languages', 'read', translationStatesHandler),
  ],
};
