import { createHmac, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Website } from '../../config/website';
import { entryRights, entryWithCreator } from '../access/entry-rights';
import { ACCOUNTS_KINDS } from '../content/accounts-kinds';
import { ENGLISH, isLocalized, isTranslation, languageName } from '../content/languages';
import {
  ABOUT_PAGE,
  ACTIVITY,
  type ContentUid,
  DOCUMENT,
  GALLERY,
  HOME_PAGE,
  isContent,
  LIST_PAGE,
  MEMBER,
  OPPORTUNITY_PAGE,
  ORGANISATION,
  PAGE,
  PARTNER,
  PROJECT,
  SCHOOL,
  STATISTICS,
  STORY,
  TESTIMONIAL,
  TRANSPARENCY,
} from '../content/types';

type Draft = Readonly<Record<string, unknown>>;

/** Where the website shows a draft; `place` is its place in its list, counted from one. */
const PREVIEW_PATHS: Readonly<Record<ContentUid, (draft: Draft, place: number) => string>> = {
  [PROJECT]: ({ url }) => (url ? `/projects/${url}` : '/projects?projects=all'),
  [ACTIVITY]: (_draft, place) => `/?activity=${place}#activities`,
  [TESTIMONIAL]: () => '/?testimonials=all#testimonials',
  [MEMBER]: () => '/team',
  [GALLERY]: () => '/gallery',
  [STATISTICS]: () => '/#stat',
  [ORGANISATION]: () => '/contact-us',
  [HOME_PAGE]: () => '/',
  [ABOUT_PAGE]: () => '/about-us',
  [LIST_PAGE]: () => '/projects',
  [OPPORTUNITY_PAGE]: ({ kind }) => `/opportunities${kind ? `/${kind}` : ''}`,
  [PAGE]: ({ address }) => `/${address ?? ''}`,
  [STORY]: ({ slug }) => (slug ? `/stories/${slug}` : '/stories'),
  [PARTNER]: ({ kind }) => `/#${kind ?? 'associated'}-partners`,
  [SCHOOL]: ({ schoolId }) => `/?school=${schoolId ?? ''}#schools`,
  [DOCUMENT]: ({ kind }) =>
    ACCOUNTS_KINDS.includes(String(kind)) ? '/transparency#files' : '/#footer',
  [TRANSPARENCY]: () => '/transparency',
};

/** Answers with a link to a draft; 501 where PREVIEW_SECRET is not set. */
export function previewLinked(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const { preview } = strapi.config.get<Website>('website');
    const { model, documentId } = ctx.params;
    const { locale } = ctx.query;
    if (!preview) return ctx.notImplemented('Previews are not set up');
    if (isContent(model)) {
      const language = isTranslation(locale) ? String(locale) : ENGLISH;
      const entryLocale = isLocalized(strapi.contentType(model)) ? language : '';
      const entry = await entryWithCreator(strapi, model, documentId ?? '', entryLocale);
      const rights = entryRights(strapi, ctx.state.userAbility, model);
      if (!rights.may('read', entry)) return ctx.forbidden();
    }
    const path = isContent(model)
      ? await previewPath(strapi, model, documentId, locale)
      : undefined;
    if (path === undefined) return ctx.notFound('There is no such entry');
    ctx.body = { data: { url: signedLink(preview, path) } };
    return undefined;
  };
}

async function previewPath(
  strapi: Core.Strapi,
  uid: ContentUid,
  documentId: string,
  locale: unknown,
): Promise<string | undefined> {
  const draft = await strapi.documents(uid).findOne({ documentId, status: 'draft' });
  if (!draft) return undefined;
  const path = PREVIEW_PATHS[uid](draft, uid === ACTIVITY ? await slideOf(strapi, documentId) : 1);
  if (!isTranslation(locale) || !languageName(locale)) return path;
  // The English entry has the order and the slug; `/ml` is the home page in Malayalam.
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

async function slideOf(strapi: Core.Strapi, documentId: string): Promise<number> {
  const drafts = await strapi.documents(ACTIVITY).findMany({ status: 'draft' });
  return drafts.findIndex((draft) => draft.documentId === documentId) + 1;
}

/** The website accepts the link once, within a minute (site/app/features/preview/preview.server.ts). */
function signedLink({ secret, siteOrigin }: NonNullable<Website['preview']>, path: string): string {
  const text = JSON.stringify({
    site: siteOrigin,
    path,
    issued: Math.floor(Date.now() / 1000),
    nonce: randomBytes(18).toString('base64url'),
  });
  const encoded = Buffer.from(text).toString('base64url');
  const signature = createHmac('sha256', secret)
    .update(`preview link\n${encoded}`)
    .digest('base64url');
  return `${siteOrigin}/preview?link=${encoded}.${signature}`;
}
