import { createHmac, timingSafeEqual } from 'node:crypto';

/** All of a signature, in letters. */
const FULL_SIGNATURE_LETTERS = 43;
/** 96 bits cannot be guessed over a network, and every size of every image on a page has them. */
const IMAGE_SIGNATURE_LETTERS = 16;

/**
 * `<base64url>.<HMAC-SHA-256>`. A text signed for one purpose is refused for any other.
 * @param length letters of the signature
 */
export function signedTexts(secret: string, purpose: string, length = FULL_SIGNATURE_LETTERS) {
  function signature(encoded: string): string {
    const hmac = createHmac('sha256', secret).update(`${purpose}\n${encoded}`);
    return hmac.digest('base64url').slice(0, length);
  }
  return {
    sign(text: string) {
      const encoded = Buffer.from(text).toString('base64url');
      return `${encoded}.${signature(encoded)}`;
    },
    open(signed: string): string | undefined {
      const [encoded = '', given = '', ...more] = signed.split('.');
      if (more.length > 0 || !isEqual(given, signature(encoded))) return undefined;
      return Buffer.from(encoded, 'base64url').toString();
    },
  };
}

interface Tokens {
  readonly cmsToken: string;
  readonly cmsTokenNext?: string | undefined;
}

/**
 * Signs what images are asked for by. While the token is being changed, cached pages have what the other one
 * signed.
 */
export function signedImageTexts({ cmsToken, cmsTokenNext }: Tokens, purpose: string) {
  const signed = signedTexts(cmsToken, purpose, IMAGE_SIGNATURE_LETTERS);
  const next =
    cmsTokenNext === undefined
      ? undefined
      : signedTexts(cmsTokenNext, purpose, IMAGE_SIGNATURE_LETTERS);
  return { sign: signed.sign, open: (text: string) => signed.open(text) ?? next?.open(text) };
}

export function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
