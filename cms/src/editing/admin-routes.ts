import type { Core } from '@strapi/strapi';
import { adminRoute } from '../access/admin-route';
import { organisationName } from '../content/organisation-name';
import { PROJECT } from '../content/types';
import { checkHandler } from './checks/handler';
import { languagesListed } from './languages';
import { planned, plansChanged, plansShown } from './planning/routes';
import { previewLinked } from './previews';
import { questionsAsked } from './questions';

const READ = 'plugin::content-manager.explorer.read';
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
      route('GET', '/plans/:model/:documentId', plansShown(strapi)),
      adminRoute('POST', '/plans/:model/:documentId', [PUBLISH], plansChanged(strapi), BY_TYPE),
      adminRoute('GET', '/planned', [[READ, PROJECT]], planned(strapi)),
      adminRoute('GET', '/languages', [[READ, PROJECT]], languagesListed(strapi)),
      // Every page of the website has it; the admin shows it before the log-in.
      {
        method: 'GET',
        path: '/name',
        handler: nameTold(strapi),
        info: {},
        config: { auth: false },
      },
    ],
  });
}

const nameTold =
  (strapi: Core.Strapi): Core.ControllerHandler =>
  async (ctx) => {
    ctx.type = 'text/plain';
    ctx.body = await organisationName(strapi);
  };
