import type { Core } from '@strapi/strapi';
import { adminRoute } from '../access/admin-route';
import { PROJECT } from '../content/types';
import { checkHandler } from './checks/handler';
import { languagesListed } from './languages';
import { previewLinked } from './previews';
import { questionsAsked } from './questions';

const READ = 'plugin::content-manager.explorer.read';

/** What the admin asks about an entry, for staff who may read it; `model` is its uid. Call it in `register`. */
export function addEditingRoutes(strapi: Core.Strapi): void {
  const route = (method: 'GET' | 'POST', path: string, handler: Core.ControllerHandler) =>
    adminRoute(method, path, [READ], handler, 'plugin::content-manager.hasPermissions');
  strapi.server.routes({
    type: 'admin',
    prefix: '/website',
    routes: [
      route('GET', '/preview/:model/:documentId', previewLinked(strapi)),
      route('POST', '/check/:model', checkHandler(strapi)),
      route('POST', '/questions/:model', questionsAsked(strapi)),
      adminRoute('GET', '/languages', [[READ, PROJECT]], languagesListed(strapi)),
    ],
  });
}
