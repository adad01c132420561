import * as v from 'valibot';
import { type CounterFactory, memoryCounter } from '../limits.ts';
import { signedTexts } from './signed-text.ts';

/** Seconds for which a link holds after the content system made it. */
const LINK_LIFE = 60;
/** Seconds by which the content system's clock may be ahead. */
const CLOCK_SKEW = 10;
/** Seconds for which drafts are shown after a link was followed. */
const DRAFTS_LIFE = 30 * 60;

/** Why a link to a draft is refused. */
export type Refusal = 'off' | 'forged' | 'elsewhere' | 'old' | 'used';

/**
 * The way to drafts: a link that the content system signed, once and soon after, gives a cookie; the
 * cookie gives drafts for half an hour. Both are bound to this website.
 */
export interface Preview {
  /** Takes a link: the path to show and the Set-Cookie header, or why not. */
  take(
    link: string,
  ): Promise<
    | { readonly path: string; readonly cookie: string; readonly refusal?: undefined }
    | { readonly refusal: Refusal }
  >;
  /** Until when a request with this Cookie header sees drafts, in milliseconds since 1970. */
  draftsUntil(cookie: string | null | undefined): number | undefined;
  /** The Set-Cookie header that ends it. */
  readonly endingCookie: string;
}

export interface PreviewOptions {
  /** PREVIEW_SECRET; there are no previews without it. */
  readonly secret: string | undefined;
  readonly siteUrl: string;
  /** Where several instances remember together which links were used. */
  readonly counter?: CounterFactory | undefined;
  /** Milliseconds since 1970; for tests. */
  readonly now?: () => number;
}

/** What a link says; `issued` in seconds since 1970. */
const Link = v.object({
  site: v.string(),
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/)),
  issued: v.number(),
  nonce: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
});

export function createPreview({
  secret,
  siteUrl,
  counter = memoryCounter,
  now = Date.now,
}: PreviewOptions): Preview {
  const secure = siteUrl.startsWith('https:');
  const name = secure ? '__Host-preview' : 'preview';
  const links = secret === undefined ? undefined : signedTexts(secret, 'preview link');
  const sessions = secret === undefined ? undefined : signedTexts(secret, `drafts of ${siteUrl}`);
  const uses = counter('preview-link', 1, LINK_LIFE + 2 * CLOCK_SKEW);
  // A link of before this start may have been used by the process that ran then.
  const startedAt = now() / 1000;

  function setCookie(value: string, life: number): string {
    // Lax, not Strict: the link is followed from the content system, which is another website.
    return `${name}=${value}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  return {
    async take(link) {
      if (!links || !sessions) return { refusal: 'off' };
      const { site, path, issued, nonce } = parseLink(links.open(link)) ?? {};
      if (site === undefined || path === undefined || !issued || !nonce) {
        return { refusal: 'forged' };
      }
      if (site !== siteUrl) return { refusal: 'elsewhere' };
      const age = now() / 1000 - issued;
      if (age > LINK_LIFE || age < -CLOCK_SKEW || issued < startedAt - CLOCK_SKEW) {
        return { refusal: 'old' };
      }
      const isFirst = await uses.consume(nonce).then(
        () => true,
        () => false,
      );
      if (!isFirst) return { refusal: 'used' };
      const until = now() + DRAFTS_LIFE * 1000;
      return { path, cookie: setCookie(sessions.sign(String(until)), DRAFTS_LIFE) };
    },
    draftsUntil(cookie) {
      if (!sessions || !cookie?.includes(`${name}=`)) return undefined;
      const given = cookie.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
      const until = Number(sessions.open(given?.slice(name.length + 1) ?? ''));
      return until > now() ? until : undefined;
    },
    endingCookie: setCookie('', 0),
  };
}

function parseLink(text: string | undefined): v.InferOutput<typeof Link> | undefined {
  if (text === undefined) return undefined;
  try {
    return v.parse(Link, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Marks an answer that shows drafts: for one person, kept by nobody, found by no search engine. */
export function keepDraftsPrivate(headers: Headers): void {
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
  headers.set('Vary', 'Cookie');
  headers.delete('ETag');
}
