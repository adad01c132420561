import type { Core } from '@strapi/strapi';
import { contentChecked } from './checks/handler';
import { previewLinked } from './previews/handler';

/**
 * Adds what the edit page of content asks for. In `register`. `model` is the type's uid; whoever may
 * read its entries in the admin may ask.
 * - `GET /website/preview/{model}/{documentId}`: `{data: {url}}`, a fresh link to the draft
 * - `POST /website/check/{model}` with `{documentId, values}`: `{data: findings}`
 */
export function addEditingRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/website',
    routes: [
      route('GET', '/preview/:model/:documentId', previewLinked(strapi)),
      route('POST', '/check/:model', contentChecked(strapi)),
    ],
  });
}

function route(method: 'GET' | 'POST', path: string, handler: Core.ControllerHandler) {
  return {
    method,
    path,
    handler,
    info: {},
    config: {
      policies: [
        'admin::isAuthenticatedAdmin',
        {
          name: 'plugin::content-manager.hasPermissions',
          config: { actions: ['plugin::content-manager.explorer.read'] },
        },
      ],
    },
  };
}
