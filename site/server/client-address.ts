/**
 * Who asks, as a key for limits. Behind a reverse proxy of ours (TRUST_PROXY) it stands in
 * X-Forwarded-For: the last entry, which our proxy wrote; all before it may be the visitor's own
 * invention, and so may the Forwarded header, which many proxies pass on untouched.
 * An IPv6 address counts by its /64, since one household has a whole one.
 * @param socketAddress the address at the other end of the connection
 */
export function clientAddress(
  headers: Headers,
  socketAddress: string,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() : '';
  return networkOf(forwarded || socketAddress);
}

function networkOf(address: string): string {
  const plain = address
    .replace(/^\[|\](?::\d+)?$/g, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .toLowerCase();
  if (!plain.includes(':') || plain.includes('.')) return plain.slice(0, 64);
  const [head = '', tail = ''] = plain.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  const zeros = Math.max(0, 8 - before.length - after.length);
  const groups = plain.includes('::') ? [...before, ...Array(zeros).fill('0'), ...after] : before;
  return `${groups.slice(0, 4).join(':')}::/64`.slice(0, 64);
}
