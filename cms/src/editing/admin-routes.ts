import type { Core } from '@strapi/strapi';
import { adminRoute } from '../access/admin-route';
import { contentChecked } from './checks/handler';
import { previewLinked } from './previews/handler';
import { questionsAsked } from './questions/handler';

const READ = 'plugin::content-manager.explorer.read';

/**
 * Adds what the pages of the content manager ask for. In `register`. `model` is the type's uid; staff
 * who may read its entries in the admin may ask.
 * - `GET /website/preview/{model}/{documentId}`: `{data: {url}}`, a fresh link to the draft
 * - `POST /website/check/{model}` with `{documentId, values, openedAt}`: `{data: findings}`
 * - `POST /website/questions/{model}` with `{action, documentIds, openedAt}`: `{data: sentences}`
 */
export function addEditingRoutes(strapi: Core.Strapi): void {
  const route = (method: 'GET' | 'POST', path: string, handler: Core.ControllerHandler) =>
    adminRoute(method, path, [READ], handler, 'plugin::content-manager.hasPermissions');
  strapi.server.routes({
    type: 'admin',
    prefix: '/website',
    routes: [
      route('GET', '/preview/:model/:documentId', previewLinked(strapi)),
      route('POST', '/check/:model', contentChecked(strapi)),
      route('POST', '/questions/:model', questionsAsked(strapi)),
    ],
  });
}
