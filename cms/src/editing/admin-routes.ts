import type { Core } from '@strapi/strapi';
import type { Website } from '../../config/website';
import { adminRoute } from '../access/admin-route';
import { isOffered, TRANSLATIONS } from '../content/languages';
import { organisationName } from '../content/organisation-name';
import { PROJECT, TRANSPARENCY } from '../content/types';
import { checkHandler } from './checks/handler';
import { languagesListed } from './languages';
import { linkTargets } from './links/link-targets';
import { originalsCompared, translationConfirmed } from './originals';
import { planned, plansChanged, plansShown } from './planning/routes';
import { previewLinked } from './previews';
import { questionsAsked } from './questions';
import { remindersListed } from './reminders';

const READ = 'plugin::content-manager.explorer.read';
const UPDATE = 'plugin::content-manager.explorer.update';
const PUBLISH = 'plugin::content-manager.explorer.publish';
const BY_TYPE = 'plugin::content-manager.hasPermissions';

/** What the admin asks about an entry, for staff who may read it; `model` is its uid. Call it in `register`. */
export function addEditingRoutes(strapi: Core.Strapi): void {
  const route = (method: 'GET' | 'POST', path: string, handler: Core.ControllerHandler) =>
    adminRoute(method, path, [READ], handler, BY_TYPE);
  strapi.server.routes({
    type: 'admin',
    prefix: '/website',
    routes: [
      route('GET', '/preview/:model/:documentId', previewLinked(strapi)),
      route('POST', '/check/:model', checkHandler(strapi)),
      route('POST', '/questions/:model', questionsAsked(strapi)),
      route('GET', '/originals/:model/:documentId', originalsCompared(strapi)),
      adminRoute(
        'POST',
        '/originals/:model/:documentId',
        [UPDATE],
        translationConfirmed(strapi),
        BY_TYPE,
      ),
      route('GET', '/plans/:model/:documentId', plansShown(strapi)),
      adminRoute('POST', '/plans/:model/:documentId', [PUBLISH], plansChanged(strapi), BY_TYPE),
      adminRoute('GET', '/planned', [[READ, PROJECT]], planned(strapi)),
      adminRoute('GET', '/languages', [[READ, PROJECT]], languagesListed(strapi)),
      adminRoute('GET', '/reminders', [[READ, TRANSPARENCY]], remindersListed(strapi)),
      adminRoute('GET', '/link-targets', [[READ, PROJECT]], linkTargets(strapi)),
      // Nothing of it is secret; the admin shows the name before the log-in.
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

/** What the admin asks for when it is opened. */
export interface Introduction {
  readonly name: string;
  /** In which editors plan, and in which they read every time. */
  readonly timeZone: string;
  /** The languages that the website offers beside English. */
  readonly translations: readonly string[];
  /** Where visitors find the website; empty where it is not known. */
  readonly siteUrl: string;
}

const introduced =
  (strapi: Core.Strapi): Core.ControllerHandler =>
  async (ctx) => {
    const { timeZone, siteUrl = '', languages } = strapi.config.get<Website>('website');
    const name = await organisationName(strapi);
    const translations = Object.keys(TRANSLATIONS).filter((code) => isOffered(code, languages));
    const introduction: Introduction = { name, timeZone, siteUrl, translations };
    ctx.body = introduction;
  };
