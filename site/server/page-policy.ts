import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of one rendered page: its inline scripts and styles are named by
 * hash, so that the same bytes may be kept by any cache (a nonce would have to differ each time).
 */
export function pagePolicy(html: string, tileOrigin: string): string {
  const scripts = hashesOf(
    html,
    /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  const styles = hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    // React writes positions and colours as style attributes; they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${tileOrigin}`,
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashesOf(html: string, pattern: RegExp): readonly string[] {
  const hashes = new Set<string>();
  for (const [, body = ''] of html.matchAll(pattern)) {
    if (body !== '') hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes];
}

/** The origin of a tile address template (`{s}` stands for a sub-domain). */
export function tileOriginOf(tileUrl: string): string {
  const { protocol, host } = new URL(tileUrl.replaceAll(/\{[a-z]\}/g, 'x'));
  return tileUrl.includes('{s}')
    ? `${protocol}//*.${host.slice(host.indexOf('.') + 1)}`
    : `${protocol}//${host}`;
}
