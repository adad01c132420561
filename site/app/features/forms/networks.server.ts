import ipaddr from 'ipaddr.js';

/**
 * How many times as much as a household each kind of network may send. A household has one IPv4 address or one
 * IPv6 /64. A customer's IPv6 network has from 256 (/56) to 65,536 (/48) of these; other people's phones can be
 * in the same /48.
 */
export const networkShares = { '/48': 4, '/56': 2, household: 1 } as const;

interface Network {
  readonly kind: keyof typeof networkShares;
  readonly key: string;
}

/** What a sender counts by, the widest first: the prefixes of an IPv6 address, or an IPv4 address. */
export function networksOf(visitorIp: string): readonly [Network, ...Network[]] {
  if (!ipaddr.isValid(visitorIp)) return [{ kind: 'household', key: visitorIp }];
  // An IPv4 address may be written as an IPv6 one.
  const parsed = ipaddr.process(visitorIp);
  if (parsed.kind() === 'ipv4') return [{ kind: 'household', key: parsed.toString() }];
  const digits = Buffer.from(parsed.toByteArray()).toString('hex');
  return [
    { kind: '/48', key: digits.slice(0, 12) },
    { kind: '/56', key: digits.slice(0, 14) },
    { kind: 'household', key: digits.slice(0, 16) },
  ];
}
