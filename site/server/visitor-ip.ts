/** Longer than any address: what stands there may be anything, and is a key in memory. */
const MAX_LETTERS = 64;

/** Returns the address that limits count by. Visitors can invent all forwarded addresses but the last one. */
export function visitorIpOf(headers: Headers, socketAddress: string, trustProxy: boolean) {
  const forwarded = trustProxy ? headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() : '';
  return (forwarded || socketAddress).slice(0, MAX_LETTERS);
}
