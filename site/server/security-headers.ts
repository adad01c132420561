import type { Config } from '../app/config.server.ts';

/**
 * The headers that tell browsers what this site never does. A page that names its own scripts by
 * hash brings its own Content-Security-Policy (see page-policy.ts); everything else gets the
 * strictest one.
 */
export function setSecurityHeaders(headers: Headers, config: Pick<Config, 'siteUrl'>): void {
  const defaults: Readonly<Record<string, string>> = {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    // The tile service wants to know who asks (R28); nobody learns which page.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(config.siteUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
  for (const [name, value] of Object.entries(defaults)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
