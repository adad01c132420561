import * as v from 'valibot';
import { signedTexts } from '../../cms/signed-text.server.ts';
import { type CounterFactory, memoryCounter } from '../forms/limits.server.ts';

/** The admin opens the link as soon as it has it. */
const LINK_LIFE_SECONDS = 60;
/** By how much the clocks of CMS and site may differ. */
const CLOCK_SKEW_SECONDS = 10;
/** Long enough for an editor to read a page, and short, so that no drafts stay open on a shared machine. */
const DRAFTS_LIFE_SECONDS = 30 * 60;

type OpenedLink =
  | { readonly path: string; readonly cookie: string; readonly refusal?: undefined }
  | { readonly refusal: 'off' | 'forged' | 'elsewhere' | 'old' | 'used' };

export type Preview = ReturnType<typeof createPreview>;

/** A path of this site, with its query; `//` and `/\` would be the start of another host. */
export const sitePath = /^\/(?![/\\])[^\s\\]*$/;

/** A preview that is under way. */
export interface Drafts {
  /** Its end, in milliseconds since 1970. */
  readonly until: number;
  /** Where the CMS's admin finds the entry of a path; a CMS of another maker does not tell. */
  readonly editUrl?: string | undefined;
}

const webUrl = v.pipe(v.string(), v.regex(/^https?:\/\//));
const DraftsSession = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ until: v.number(), editUrl: v.optional(webUrl) }),
);

/** `issued` in seconds since 1970. */
const Link = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    site: v.string(),
    path: v.pipe(v.string(), v.regex(sitePath)),
    editUrl: v.optional(webUrl),
    issued: v.number(),
    nonce: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  }),
);

/** Shows drafts to editors: a link from the CMS works once and gives a cookie for half an hour. */
export function createPreview(
  secret: string | undefined,
  siteUrl: string,
  counter: CounterFactory = memoryCounter,
) {
  const isSecure = siteUrl.startsWith('https:');
  const name = isSecure ? '__Host-preview' : 'preview';
  const links = secret === undefined ? undefined : signedTexts(secret, 'preview link');
  const sessions = secret === undefined ? undefined : signedTexts(secret, `drafts of ${siteUrl}`);
  const uses = counter('preview-link', 1, LINK_LIFE_SECONDS + 2 * CLOCK_SKEW_SECONDS);
  // A link from before the start is refused, since an earlier process may have taken it.
  const startedAt = Date.now() / 1000;

  function setCookie(value: string, maxAge: number): string {
    // Lax: the link is followed from the CMS, which is another website.
    const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;
    return `${name}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
  }

  return {
    async open(link: string): Promise<OpenedLink> {
      if (!links || !sessions) return { refusal: 'off' };
      const parsed = v.safeParse(Link, links.open(link));
      if (!parsed.success) return { refusal: 'forged' };
      const { site, path, editUrl, issued, nonce } = parsed.output;
      if (site !== siteUrl) return { refusal: 'elsewhere' };
      const age = Date.now() / 1000 - issued;
      if (
        age > LINK_LIFE_SECONDS ||
        age < -CLOCK_SKEW_SECONDS ||
        issued < startedAt - CLOCK_SKEW_SECONDS
      ) {
        return { refusal: 'old' };
      }
      try {
        await uses.consume(nonce);
      } catch {
        return { refusal: 'used' };
      }
      const until = Date.now() + DRAFTS_LIFE_SECONDS * 1000;
      const session: Drafts = { until, editUrl };
      return {
        path,
        cookie: setCookie(sessions.sign(JSON.stringify(session)), DRAFTS_LIFE_SECONDS),
      };
    },
    draftsOf(cookie: string | null): Drafts | undefined {
      const session = cookie?.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
      const text = sessions?.open(session?.slice(name.length + 1) ?? '');
      const { success, output } = v.safeParse(DraftsSession, text);
      return success && output.until > Date.now() ? output : undefined;
    },
    endingCookie: setCookie('', 0),
  };
}

export function keepDraftsPrivate(headers: Headers): void {
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
  headers.set('Vary', 'Cookie');
  headers.delete('ETag');
}
