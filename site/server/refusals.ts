import type { IncomingMessage } from 'node:http';

/** A proxy could read a backslash, two Host headers or a whole URL (RFC 9112, 3.2) differently. */
export function isAmbiguous({ url = '', headersDistinct }: IncomingMessage): boolean {
  if (!url.startsWith('/') || (headersDistinct.host?.length ?? 0) > 1) return true;
  // With `/x/../team` and `/team#x` a proxy would keep `/team` under any number of addresses.
  return /[\\#]/.test(url) || /^[^?]*\/(?:\.|%2e){1,2}(?:[/?]|$)/i.test(url);
}

/** The operator and the CMS call an instance by its own address. */
export function isInternalCall({ url = '' }: IncomingMessage): boolean {
  return ['/healthz', '/readyz', '/hooks/content'].includes(url);
}
