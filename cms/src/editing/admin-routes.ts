import type { Core } from '@strapi/strapi';
import type { Website } from '../../config/website';
import { adminRoute, entryRoute } from '../access/admin-route';
import { entryRight } from '../access/entry-rights';
import { isOffered, TRANSLATED_LANGUAGES } from '../content/languages';
import { organisationName } from '../content/organisation-name';
import { PROJECT, TRANSPARENCY } from '../content/types';
import type { BeforePublication } from './before-publication';
import { checkHandler } from './checks/check-handler';
import { linkTargetsHandler } from './links/link-targets';
import { confirmTranslationHandler, originalsHandler } from './originals';
import { changePlansHandler, plannedHandler, plansHandler } from './planning/handlers';
import { previewHandler } from './previews';
import { remindersHandler } from './reminders';
import { translationStatesHandler } from './translation-states';
import { warningsHandler } from './warnings';
import { withoutEnglishHandler } from './without-english';

/**
 * Adds the routes with which the admin asks about an entry, for staff who may read it; `model` is its uid. In
 * `register`.
 */
export function addEditingRoutes(strapi: Core.Strapi, beforePublication: BeforePublication): void {
  const read = entryRight('read');
  const originals = '/originals/:model/:documentId';
  const plans = '/plans/:model/:documentId';
  strapi.server.routes({
    type: 'admin',
    prefix: '/website',
    routes: [
      entryRoute('GET', '/preview/:model/:documentId', 'read', previewHandler(strapi)),
      entryRoute('POST', '/check/:model', 'read', checkHandler(strapi)),
      entryRoute('POST', '/warnings/:model', 'read', warningsHandler(strapi, beforePublication)),
      entryRoute('GET', '/without-english/:model', 'read', withoutEnglishHandler(strapi)),
      entryRoute('GET', originals, 'read', originalsHandler(strapi)),
      entryRoute('POST', originals, 'update', confirmTranslationHandler(strapi)),
      entryRoute('GET', plans, 'read', plansHandler(strapi)),
      entryRoute('POST', plans, 'publish', changePlansHandler(strapi)),
      adminRoute('GET', '/planned', [[read, PROJECT]], plannedHandler(strapi)),
      adminRoute('GET', '/languages', [[read, PROJECT]], translationStatesHandler(strapi)),
      adminRoute('GET', '/reminders', [[read, TRANSPARENCY]], remindersHandler(strapi)),
      adminRoute('GET', '/link-targets', [[read, PROJECT]], linkTargetsHandler(strapi)),
      // Anybody may read it: the admin shows the name before the log-in.
      {
        method: 'GET',
        path: '/introduction',
        handler: introductionHandler(strapi),
        info: {},
        config: { auth: false },
      },
    ],
  });
}

/** What the admin reads when it is opened. */
export interface Introduction {
  readonly name: string;
  /** The time zone in which editors plan and read every time. */
  readonly timeZone: string;
  /** The languages that the website offers beside English. */
  readonly translatedLanguages: readonly string[];
  /** Where visitors find the website; empty where it is not known. */
  readonly siteUrl: string;
}

function introductionHandler(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const { timeZone, siteUrl = '', languages } = strapi.config.get<Website>('website');
    const name = await organisationName(strapi);
    const codes = Object.keys(TRANSLATED_LANGUAGES);
    const translatedLanguages = codes.filter((code) => isOffered(code, languages));
    const introduction: Introduction = { name, timeZone, siteUrl, translatedLanguages };
    ctx.body = introduction;
  };
}
