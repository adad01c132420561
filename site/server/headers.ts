import type { Config } from './config.ts';

/** A proxy serves a page for a second, and for one more while it renews it: a change must show soon. */
export const cacheControl = {
  page: 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
  hashedAsset: 'public, max-age=31536000, immutable',
  // A proxy asks again for what staff may have deleted or replaced; a browser keeps what it has.
  media: 'public, max-age=31536000, s-maxage=300, immutable',
  unversionedImage: 'public, max-age=86400, s-maxage=300',
  unversionedFile: 'public, max-age=3600, s-maxage=300',
  file: 'public, max-age=3600, stale-while-revalidate=86400',
  never: 'no-store',
} as const;

/** A page has its own Content-Security-Policy (app/shell/head/content-security-policy.server.ts). */
export function securityHeaders({ siteUrl }: Pick<Config, 'siteUrl'>): Headers {
  return new Headers({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    // The tile service wants to know which site asks (R28), not which page.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(siteUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
      : {}),
  });
}

/** Adds what a response lacks: the security headers, and how long it may be kept. */
export function completeHeaders(request: Request, response: Response, security: Headers): void {
  const { headers, status } = response;
  for (const [name, value] of security) if (!headers.has(name)) headers.set(name, value);
  if (!headers.has('Cache-Control')) {
    const isPage = isReading(request) && (status === 200 || status === 304);
    headers.set('Cache-Control', isPage ? cacheControl.page : cacheControl.never);
  }
  // The connection is closed, since the rest of a refused body is not read.
  if (request.body !== null && status >= 400) headers.set('Connection', 'close');
}

export function emptyResponse(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status,
    headers: { 'Cache-Control': cacheControl.never, ...headers },
  });
}

export function isReading({ method }: { method?: string | undefined }): boolean {
  return method === 'GET' || method === 'HEAD';
}
