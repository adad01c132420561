import { createHash } from 'node:crypto';

/**
 * Takes the nonce off a rendered page, and gives the inline scripts that React Router put it on: only
 * their hashes get into the policy. A nonce would not do there, since all visitors get the same bytes.
 */
export function takeNonce(html: string, nonce: string) {
  const marked = new RegExp(`<script\\b[^>]* nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g');
  return {
    scripts: [...html.matchAll(marked)].flatMap(([, code]) => (code ? [code] : [])),
    html: html.replaceAll(` nonce="${nonce}"`, ''),
  };
}

/** The Content-Security-Policy of one page, which names its inline scripts and its style by hash. */
export function contentSecurityPolicy(scripts: readonly string[], style: string, tileUrl: string) {
  const styles = style === '' ? [] : [hashOf(style)];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(scripts.map(hashOf))].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    // React writes positions and colours as style attributes; they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${tileOriginOf(tileUrl)}`,
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The origin of a tile URL template (`{s}` stands for a sub-domain). */
function tileOriginOf(tileUrl: string): string {
  const { protocol, host } = new URL(tileUrl.replaceAll(/\{[a-z]\}/g, 'x'));
  return tileUrl.includes('{s}')
    ? `${protocol}//*.${host.slice(host.indexOf('.') + 1)}`
    : `${protocol}//${host}`;
}
