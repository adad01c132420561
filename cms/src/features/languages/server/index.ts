import { routeForSomeContent, routeForType } from '../../../access/admin-route';
import type { Feature } from '../../../feature';
import { sentText } from '../../../platform/record';
import {
  confirmTranslationHandler,
  englishForTranslatorHandler,
  setProofreadingHandler,
} from './handlers';
import { readProofreadings } from './proofreadings';
import { readTranslationStates } from './translation-states';

const ENGLISH_PATH = '/website/english/:model/:documentId';
const PROOFREADINGS_PATH = '/website/proofreadings';

/** The rules for translations are in `src/content/languages`. */
export const languages: Feature = {
  routes: () => [
    routeForType('GET', ENGLISH_PATH, 'read', englishForTranslatorHandler),
    routeForType('POST', ENGLISH_PATH, 'update', confirmTranslationHandler),
    routeForSomeContent('GET', PROOFREADINGS_PATH, 'read', readProofreadings),
    routeForSomeContent('POST', PROOFREADINGS_PATH, 'update', setProofreadingHandler),
    routeForSomeContent('GET', '/website/languages', 'read', (strapi, ctx) =>
      readTranslationStates(strapi, ctx.state.userAbility, sentText(ctx.query.locale)),
    ),
  ],
};
