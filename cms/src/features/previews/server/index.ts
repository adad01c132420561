import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type AdminContext, routeForType } from '../../../access/admin-route.ts';
import { entryHandler } from '../../../access/entry-handler.ts';
import { hasSlug } from '../../../content/addresses/entry-pages.ts';
import { localeOf } from '../../../content/languages/strapi-locales.ts';
import type { Feature } from '../../../feature.ts';
import { settingsOf } from '../../../platform/cms-settings.ts';
import { PREVIEW_PATH, PUBLISHED_ENTRIES_PATH, PUBLISHED_ENTRY_PATH } from '../paths.ts';
import { makePreviewUrl } from './previews.ts';
import { readPublishedPaths } from './published-paths.ts';

const NO_ENTRY_MESSAGE = 'There is no such entry';

/** @throws {errors.NotImplementedError} if PREVIEW_SECRET is not set */
const previewHandler = entryHandler('read', NO_ENTRY_MESSAGE, async ({ strapi, ref }) => {
  const { preview } = settingsOf(strapi);
  if (!preview) throw new errors.NotImplementedError('Previews are not set up');
  const url = await makePreviewUrl(strapi, preview, ref);
  if (url === undefined) throw new errors.NotFoundError(NO_ENTRY_MESSAGE);
  return { url };
});

/** The path is null if visitors cannot see the entry in that language. */
const publishedPathHandler = entryHandler('read', NO_ENTRY_MESSAGE, async ({ strapi, ref }) => {
  const { uid, documentId, locale } = ref;
  const paths = await readPublishedPaths(strapi, uid, locale, { documentId });
  return { path: paths[documentId] ?? null };
});

export const previewsFeature: Feature = {
  routes: () => [
    routeForType('GET', PREVIEW_PATH, 'read', previewHandler),
    routeForType('GET', PUBLISHED_ENTRY_PATH, 'read', publishedPathHandler),
    routeForType('GET', PUBLISHED_ENTRIES_PATH, 'read', publishedPathsHandler),
  ],
};

async function publishedPathsHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { model: uid } = ctx.params;
  if (!hasSlug(uid)) {
    throw new errors.NotFoundError('Entries of this type have no page of their own');
  }
  return readPublishedPaths(strapi, uid, localeOf(strapi, uid, ctx.query.locale), {});
}
