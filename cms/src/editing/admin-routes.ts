import type { Core } from '@strapi/strapi';
import type { Website } from '../../config/website';
import { adminRoute, entryRoute } from '../access/admin-route';
import { entryRight } from '../access/entry-rights';
import { isOffered, TRANSLATED_LANGUAGES } from '../content/languages';
import { organisationName } from '../content/organisation-name';
import { PROJECT, TRANSPARENCY } from '../content/types';
import type { BeforePublication } from './before-publication';
import { checkHandler } from './checks/handler';
import { linkTargets } from './links/link-targets';
import { originalsCompared, translationConfirmed } from './originals';
import { planned, plansChanged, plansShown } from './planning/routes';
import { previewLinked } from './previews';
import { remindersListed } from './reminders';
import { translationStatesListed } from './translation-states';
import { warningsHandler } from './warnings';
import { withoutEnglish } from './without-english';

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
      entryRoute('GET', '/preview/:model/:documentId', 'read', previewLinked(strapi)),
      entryRoute('POST', '/check/:model', 'read', checkHandler(strapi)),
      entryRoute('POST', '/warnings/:model', 'read', warningsHandler(strapi, beforePublication)),
      entryRoute('GET', '/without-english/:model', 'read', withoutEnglish(strapi)),
      entryRoute('GET', originals, 'read', originalsCompared(strapi)),
      entryRoute('POST', originals, 'update', translationConfirmed(strapi)),
      entryRoute('GET', plans, 'read', plansShown(strapi)),
      entryRoute('POST', plans, 'publish', plansChanged(strapi)),
      adminRoute('GET', '/planned', [[read, PROJECT]], planned(strapi)),
      adminRoute('GET', '/languages', [[read, PROJECT]], translationStatesListed(strapi)),
      adminRoute('GET', '/reminders', [[read, TRANSPARENCY]], remindersListed(strapi)),
      adminRoute('GET', '/link-targets', [[read, PROJECT]], linkTargets(strapi)),
      // Anybody may read it: the admin shows the name before the log-in.
      {
        method: 'GET',
        path: '/introduction',
        handler: introduced(strapi),
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

const introduced =
  (strapi: Core.Strapi): Core.ControllerHandler =>
  async (ctx) => {
    const { timeZone, siteUrl = '', languages } = strapi.config.get<Website>('website');
    const name = await organisationName(strapi);
    const translatedLanguages = Object.keys(TRANSLATED_LANGUAGES).filter((code) =>
      isOffered(code, languages),
    );
    const introduction: Introduction = { name, timeZone, siteUrl, translatedLanguages };
    ctx.body = introduction;
  };
