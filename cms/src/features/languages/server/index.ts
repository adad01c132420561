import { routeForAnyContent, routeForType } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import {
  confirmTranslationHandler,
  englishForTranslatorHandler,
  proofreadingsHandler,
  setProofreadingHandler,
  translationStatesHandler,
} from './handlers';

const ENGLISH_PATH = '/website/english/:model/:documentId';
const PROOFREADINGS_PATH = '/website/proofreadings';

/** The rules for translations are in `src/content/languages`. */
export const languages: Feature = {
  routes: () => [
    routeForType('GET', ENGLISH_PATH, 'read', englishForTranslatorHandler),
    routeForType('POST', ENGLISH_PATH, 'update', confirmTranslationHandler),
    routeForAnyContent('GET', PROOFREADINGS_PATH, 'read', proofreadingsHandler),
    routeForAnyContent('POST', PROOFREADINGS_PATH, 'update', setProofreadingHandler),
    routeForAnyContent('GET', '/website/languages', 'read', translationStatesHandler),
  ],
};
