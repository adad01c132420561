import { adminRoute, entryRoute } from '../../../access/admin-route';
import { READS_CONTENT, rightTo } from '../../../access/entry-rights';
import { PROJECT } from '../../../content/types';
import type { Feature } from '../../../platform/feature';
import { confirmTranslationHandler, originalsHandler } from './originals';
import { readingsHandler, tickReadingHandler } from './readings';
import { translationStatesHandler } from './translation-states';
import { withoutEnglishHandler } from './without-english';

const ORIGINALS = '/website/originals/:model/:documentId';
const READINGS = '/website/readings';

/** Shows translators the English, what changed in it, and what is left to translate. */
export const languages: Feature = {
  routes: ({ strapi }) => [
    entryRoute('GET', ORIGINALS, 'read', originalsHandler(strapi)),
    entryRoute('POST', ORIGINALS, 'update', confirmTranslationHandler(strapi)),
    entryRoute('GET', '/website/without-english/:model', 'read', withoutEnglishHandler(strapi)),
    adminRoute('GET', READINGS, [READS_CONTENT], readingsHandler(strapi)),
    adminRoute('POST', READINGS, [rightTo('update', PROJECT)], tickReadingHandler(strapi)),
    adminRoute('GET', '/website/languages', [READS_CONTENT], translationStatesHandler(strapi)),
  ],
};
