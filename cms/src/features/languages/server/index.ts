import { routeForSomeContent, routeForType } from '../../../access/admin-route.ts';
import type { Feature } from '../../../feature.ts';
import { sentText } from '../../../platform/record.ts';
import { ENGLISH_PATH, PROOFREADINGS_PATH, TRANSLATION_STATES_PATH } from '../paths.ts';
import {
  confirmTranslationHandler,
  englishForTranslatorHandler,
  setProofreadingHandler,
} from './handlers.ts';
import { readProofreadings } from './proofreadings.ts';
import { readTranslationStates } from './translation-states.ts';

/** The rules for translations are in `src/content/languages`. */
export const languagesFeature: Feature = {
  routes: () => [
    routeForType('GET', ENGLISH_PATH, 'read', englishForTranslatorHandler),
    routeForType('POST', ENGLISH_PATH, 'update', confirmTranslationHandler),
    routeForSomeContent('GET', PROOFREADINGS_PATH, 'read', readProofreadings),
    routeForSomeContent('POST', PROOFREADINGS_PATH, 'update', setProofreadingHandler),
    routeForSomeContent('GET', TRANSLATION_STATES_PATH, 'read', (strapi, ctx) =>
      readTranslationStates(strapi, ctx.state.userAbility, sentText(ctx.query.locale)),
    ),
  ],
};
