import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Texts that only holders of a secret can make: `<base64url of the text>.<HMAC-SHA-256>`. The purpose
 * is part of the signature: what was signed for one use is worth nothing in another.
 * @param length characters of the signature, fewer where URLs must be short
 */
export function signedTexts(secret: string, purpose: string, length = 43) {
  function signature(encoded: string): string {
    const hmac = createHmac('sha256', secret).update(`${purpose}\n${encoded}`);
    return hmac.digest('base64url').slice(0, length);
  }
  return {
    sign(text: string) {
      const encoded = Buffer.from(text).toString('base64url');
      return `${encoded}.${signature(encoded)}`;
    },
    /** The text, or undefined where the signature is not ours. */
    open(signed: string): string | undefined {
      const [encoded = '', given = '', ...more] = signed.split('.');
      if (more.length > 0 || !isEqual(given, signature(encoded))) return undefined;
      return Buffer.from(encoded, 'base64url').toString();
    },
  };
}

/** Compares in constant time. */
export function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
