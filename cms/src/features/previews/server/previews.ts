import { createHmac, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { pathInLanguage } from '../../../content/addresses/entry-pages.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import {
  ENGLISH,
  isTranslationLocale,
  nameOfLanguage,
} from '../../../content/languages/languages.ts';
import { localeOf } from '../../../content/languages/strapi-locales.ts';
import { readDraft } from '../../../content/rows.ts';
import { ACTIVITY, LIST_PAGE } from '../../../content/types.ts';
import type { CmsSettings } from '../../../platform/cms-settings.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { findSlideNumber, pathThatShows } from './path-that-shows.ts';

type PreviewSettings = NonNullable<CmsSettings['preview']>;

/** Makes the link with which the website shows the draft. Undefined if there is no draft. */
export async function makePreviewUrl(
  strapi: Core.Strapi,
  settings: PreviewSettings,
  ref: EntryRef,
): Promise<string | undefined> {
  const path = await findDraftPath(strapi, ref);
  if (path === undefined) return undefined;
  // The website adds `?page=` and its path, and the page Find opens the entry.
  const editUrl = `${strapi.config.get('admin.absoluteUrl')}/find`;
  return signedLink(settings, path, editUrl);
}

async function findDraftPath(
  strapi: Core.Strapi,
  { uid, documentId, locale }: EntryRef,
): Promise<string | undefined> {
  const englishRef = { uid, documentId, locale: localeOf(strapi, uid, ENGLISH) };
  const draft = await readDraft(strapi, englishRef);
  if (!draft) return undefined;
  const pageLocale = isTranslationLocale(locale) && nameOfLanguage(locale) ? locale : ENGLISH;
  const path = pathThatShows(uid, draft, {
    slideNumber: uid === ACTIVITY ? await findSlideNumber(strapi, documentId, 'draft') : undefined,
    changedFields:
      uid === LIST_PAGE ? await findChangedTextFields(strapi, documentId, pageLocale) : [],
  });
  return pathInLanguage(pageLocale, path);
}

async function findChangedTextFields(
  strapi: Core.Strapi,
  documentId: string,
  locale: string,
): Promise<string[]> {
  const read = (status: 'draft' | 'published'): Promise<UnknownRecord | null> =>
    strapi.documents(LIST_PAGE).findOne({ documentId, locale, status });
  const [draft, published] = await Promise.all([read('draft'), read('published')]);
  return Object.keys(draft ?? {}).filter((field) => draft?.[field] !== published?.[field]);
}

/** The website accepts the link once, within a minute (site/app/features/preview/preview.server.ts). */
function signedLink(
  { secret, siteOrigin }: PreviewSettings,
  path: string,
  editUrl: string,
): string {
  const text = JSON.stringify({
    site: siteOrigin,
    path,
    editUrl,
    issued: Math.floor(Date.now() / 1000),
    nonce: randomBytes(18).toString('base64url'),
  });
  const encoded = Buffer.from(text).toString('base64url');
  const signature = createHmac('sha256', secret)
    .update(`preview link\n${encoded}`)
    .digest('base64url');
  return `${siteOrigin}/preview?link=${encoded}.${signature}`;
}
