import { createHmac, randomBytes } from 'node:crypto';
import type { Website } from '../../../config/website';

/**
 * An address of the website that shows `path` with its drafts. The website takes it once, within a
 * minute; it checks the signature with the same secret (site/server/preview).
 */
export function signedLink(
  { secret, siteOrigin }: NonNullable<Website['preview']>,
  path: string,
): string {
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
