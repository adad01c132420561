import * as v from 'valibot';
import { type CounterFactory, memoryCounter } from './limits.ts';
import { signedTexts } from './signed-text.ts';

/** Seconds for which a link is valid after the CMS made it. */
const LINK_LIFE = 60;
/** Seconds by which the CMS's clock may be ahead. */
const CLOCK_SKEW = 10;
/** Seconds for which drafts are shown after a link was followed. */
const DRAFTS_LIFE = 30 * 60;

/** Why a link to a draft is refused. */
export type Refusal = 'off' | 'forged' | 'elsewhere' | 'old' | 'used';

export interface OpenedPreview {
  readonly path: string;
  /** A Set-Cookie header. */
  readonly cookie: string;
  readonly refusal?: undefined;
}

/**
 * Drafts for editors: a link that the CMS signed, valid once and for a minute, gives a cookie; the
 * cookie gives drafts for half an hour. Both are bound to this website.
 */
export interface Preview {
  /** Opens a link, or says why not. */
  take(link: string): Promise<OpenedPreview | { readonly refusal: Refusal }>;
  /** Until when a request with this Cookie header sees drafts, in milliseconds since 1970. */
  draftsUntil(cookie: string | null | undefined): number | undefined;
  /** The Set-Cookie header that ends it. */
  readonly endingCookie: string;
}

export interface PreviewOptions {
  /** PREVIEW_SECRET; there are no previews without it. */
  readonly secret: string | undefined;
  readonly siteUrl: string;
  /** Remembers which links were used; shared between instances where there is Redis. */
  readonly counter?: CounterFactory | undefined;
  /** Milliseconds since 1970; for tests. */
  readonly now?: () => number;
}

/** What a link says; `issued` in seconds since 1970. */
const Link = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    site: v.string(),
    path: v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/)),
    issued: v.number(),
    nonce: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  }),
);

export function createPreview(options: PreviewOptions): Preview {
  const { secret, siteUrl, counter = memoryCounter, now = Date.now } = options;
  const isSecure = siteUrl.startsWith('https:');
  const name = isSecure ? '__Host-preview' : 'preview';
  const links = secret === undefined ? undefined : signedTexts(secret, 'preview link');
  const sessions = secret === undefined ? undefined : signedTexts(secret, `drafts of ${siteUrl}`);
  const uses = counter('preview-link', 1, LINK_LIFE + 2 * CLOCK_SKEW);
  // An earlier process may have taken a link from before this start.
  const startedAt = now() / 1000;

  function setCookie(value: string, maxAge: number): string {
    // Lax: the link is followed from the CMS, which is another website.
    const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;
    return `${name}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
  }

  return {
    async take(link) {
      if (!links || !sessions) return { refusal: 'off' };
      const parsed = v.safeParse(Link, links.open(link));
      if (!parsed.success) return { refusal: 'forged' };
      const { site, path, issued, nonce } = parsed.output;
      if (site !== siteUrl) return { refusal: 'elsewhere' };
      const age = now() / 1000 - issued;
      if (age > LINK_LIFE || age < -CLOCK_SKEW || issued < startedAt - CLOCK_SKEW) {
        return { refusal: 'old' };
      }
      try {
        await uses.consume(nonce);
      } catch {
        return { refusal: 'used' };
      }
      const until = now() + DRAFTS_LIFE * 1000;
      return { path, cookie: setCookie(sessions.sign(String(until)), DRAFTS_LIFE) };
    },
    draftsUntil(cookie) {
      const given = cookie?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
      const until = Number(sessions?.open(given?.slice(name.length + 1) ?? ''));
      return until > now() ? until : undefined;
    },
    endingCookie: setCookie('', 0),
  };
}

/** Marks an answer that shows drafts: no cache and no search engine may keep it. */
export function keepDraftsPrivate(headers: Headers): void {
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
  headers.set('Vary', 'Cookie');
  headers.delete('ETag');
}
