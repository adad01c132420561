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

/**
 * Every instance that shares `secret` makes and accepts the same addresses.
 * @param alsoAccepted the secret of before or after, whose addresses stand in pages that are kept
 *   elsewhere
 */
export function createPictureSigner(secret: string, alsoAccepted?: string): PictureSigner {
  const sign = (encoded: string, key = secret) =>
    createHmac('sha256', `pictures ${key}`).update(encoded).digest('base64url').slice(0, 16);

  return {
    address(source) {
      const encoded = Buffer.from(source).toString('base64url');
      return `${encoded}.${sign(encoded)}`;
    },
    source(address) {
      const [encoded = '', signature = '', ...rest] = address.split('.');
      if (encoded === '' || rest.length > 0) return undefined;
      const keys = alsoAccepted === undefined ? [secret] : [secret, alsoAccepted];
      const isOurs = keys.some((key) => areEqual(sign(encoded, key), signature));
      return isOurs ? Buffer.from(encoded, 'base64url').toString() : undefined;
    },
  };
}

/** Compares in a time that tells nothing of where the texts differ. */
function areEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
