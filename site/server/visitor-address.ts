import { isIPv6 } from 'node:net';

/** The key for limits. Visitors can invent forwarded addresses, all but the last one. */
export function visitorAddressOf(headers: Headers, socketAddress: string, trustProxy: boolean) {
  const forwarded = trustProxy ? headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() : '';
  return networkOf(forwarded || socketAddress);
}

/** An IPv6 address counts by its /64: one household has a whole one. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain.slice(0, 64);
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const [before, after] = [head.split(':'), tail.split(':')];
  const zeros = Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
