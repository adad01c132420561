import { contentRoute, typeRoute } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import {
  confirmTranslationHandler,
  englishBesideHandler,
  proofreadingsHandler,
  setProofreadingHandler,
  translationStatesHandler,
} from './handlers';

const ENGLISH_BESIDE_PATH = '/website/english/:model/:documentId';
const PROOFREADINGS_PATH = '/website/proofreadings';

export const languages: Feature = {
  routes: [
    typeRoute('GET', ENGLISH_BESIDE_PATH, 'read', englishBesideHandler),
    typeRoute('POST', ENGLISH_BESIDE_PATH, 'update', confirmTranslationHandler),
    contentRoute('GET', PROOFREADINGS_PATH, 'read', proofreadingsHandler),
    contentRoute('POST', PROOFREADINGS_PATH, 'update', setProofreadingHandler),
    contentRoute('GET', '/website/languages', 'read', translationStatesHandler),
  ],
};
