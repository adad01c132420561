import { createHmac, randomBytes } from 'node:crypto';

/** Where drafts are shown, and what the website knows its links by. */
export interface PreviewSettings {
  readonly secret: string;
  /** The website's public origin. */
  readonly siteOrigin: string;
}

/**
 * An address of the website that shows `path` with its drafts. The website takes it once, within a
 * minute; it checks the signature with the same secret (site/server/preview).
 */
export function signedLink({ secret, siteOrigin }: PreviewSettings, path: string): string {
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
