import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Addresses of backend pictures on this site: the source's URL and a signature, so that the
 * picture route fetches nothing but what the site itself has read in the backend's content (R5).
 */
export interface PictureSigner {
  /** `<base64url of the source>.<signature>`. */
  address(source: string): string;
  /** The source of an address; undefined where it was not made here. */
  source(address: string): string | undefined;
}

/** Every instance that shares `secret` makes and accepts the same addresses. */
export function createPictureSigner(secret: string): PictureSigner {
  const sign = (encoded: string) =>
    createHmac('sha256', `pictures ${secret}`).update(encoded).digest('base64url').slice(0, 16);

  return {
    address(source) {
      const encoded = Buffer.from(source).toString('base64url');
      return `${encoded}.${sign(encoded)}`;
    },
    source(address) {
      const [encoded = '', signature = '', ...rest] = address.split('.');
      if (encoded === '' || rest.length > 0) return undefined;
      const expected = Buffer.from(sign(encoded));
      const given = Buffer.from(signature);
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
      return Buffer.from(encoded, 'base64url').toString();
    },
  };
}
