import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Texts that only holders of a secret can make: `<base64url of the text>.<HMAC-SHA-256>`. The purpose
 * goes into the signature, so that what was signed for one use is worth nothing in another.
 */
export interface SignedTexts {
  sign(text: string): string;
  /** The text, or undefined where the signature is not ours. */
  open(signed: string): string | undefined;
}

export function signedTexts(secret: string, purpose: string): SignedTexts {
  const signature = (encoded: string) =>
    createHmac('sha256', secret).update(`${purpose}\n${encoded}`).digest('base64url');
  return {
    sign(text) {
      const encoded = Buffer.from(text).toString('base64url');
      return `${encoded}.${signature(encoded)}`;
    },
    open(signed) {
      const [encoded = '', given = '', ...more] = signed.split('.');
      const expected = Buffer.from(signature(encoded));
      const actual = Buffer.from(given);
      if (more.length > 0 || actual.length !== expected.length) return undefined;
      if (!timingSafeEqual(actual, expected)) return undefined;
      return Buffer.from(encoded, 'base64url').toString();
    },
  };
}
