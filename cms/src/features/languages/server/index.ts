import { routeForAnyContent, routeForType } from '../../../access/admin-route';
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
    routeForType('GET', ENGLISH_BESIDE_PATH, 'read', englishBesideHandler),
    routeForType('POST', ENGLISH_BESIDE_PATH, 'update', confirmTranslationHandler),
    routeForAnyContent('GET', PROOFREADINGS_PATH, 'read', proofreadingsHandler),
    routeForAnyContent('POST', PROOFREADINGS_PATH, 'update', setProofreadingHandler),
    routeForAnyContent('GET', '/website/languages', 'read', translationStatesHandler),
  ],
};
