import { createHash } from 'node:crypto';

/** The scripts that the policy allows. A cached page has no nonce, which must never be sent twice. */
export function takeNonce(html: string, nonce: string) {
  const marked = new RegExp(`<script\\b[^>]* nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g');
  return {
    scripts: [...html.matchAll(marked)].map(([, code = '']) => code).filter((code) => code !== ''),
    html: html.replaceAll(` nonce="${nonce}"`, ''),
  };
}

export function contentSecurityPolicy(scripts: readonly string[], style: string, tileUrl: string) {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(scripts.map(sourceHash))].join(' ')}`,
    style === '' ? "style-src 'self'" : `style-src 'self' ${sourceHash(style)}`,
    // React writes positions and colours as style attributes; they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${tileOriginOf(tileUrl)}`,
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    // The players of videos, after a press (R29).
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** In a tile URL `{s}` stands for a sub-domain. */
function tileOriginOf(tileUrl: string): string {
  const { protocol, host } = new URL(tileUrl.replaceAll(/\{[a-z]\}/g, 'x'));
  return tileUrl.includes('{s}')
    ? `${protocol}//*.${host.slice(host.indexOf('.') + 1)}`
    : `${protocol}//${host}`;
}
