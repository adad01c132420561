import type { Core } from '@strapi/strapi';
import type { Website } from '../../../config/website';
import { isContent } from '../../content/types';
import { pageOf } from './page-of';
import { signedLink } from './signed-link';

/**
 * Answers with a link to the draft of one entry. 404 where there is no such entry, 501 where the
 * operator has not set PREVIEW_SECRET.
 */
export function previewLinked(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const { preview } = strapi.config.get<Website>('website');
    const { model, documentId } = ctx.params;
    if (!preview) return ctx.notImplemented('Previews are not set up');
    const path = isContent(model) ? await pageOf(strapi, model, documentId) : undefined;
    if (path === undefined) return ctx.notFound('There is no such entry');
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: { url: signedLink(preview, path) } };
    return undefined;
  };
}
