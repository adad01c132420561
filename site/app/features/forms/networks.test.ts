import { expect, test } from 'vitest';
import { networksOf } from './networks.server.ts';

const keys = (visitorIp: string) => networksOf(visitorIp).map(({ kind, key }) => `${kind} ${key}`);

test('an IPv4 address counts by itself, however it is written', () => {
  expect(keys('192.0.2.1')).toEqual(['household 192.0.2.1']);
  expect(keys('::ffff:192.0.2.1')).toEqual(['household 192.0.2.1']);
  expect(keys('::ffff:c000:201')).toEqual(['household 192.0.2.1']);
});

test.each([
  '2001:db8:12:3456:789a:bcde:f012:3456',
  '2001:DB8:12:3456::1',
  '2001:0db8:0012:3456:0:0:0:1',
  '2001:db8:12:3456::192.0.2.1',
])('%s counts by its /48, /56 and /64', (ip) => {
  expect(keys(ip)).toEqual([
    '/48 20010db80012',
    '/56 20010db8001234',
    'household 20010db800123456',
  ]);
});

test('short spellings of other networks are not mixed up', () => {
  expect(keys('2001:db8::1')).toEqual([
    '/48 20010db80000',
    '/56 20010db8000000',
    'household 20010db800000000',
  ]);
  expect(keys('::1').at(-1)).toBe('household 0000000000000000');
  expect(keys('1::')[0]).toBe('/48 000100000000');
});

test('what is no IP counts by itself', () => {
  expect(keys('unknown')).toEqual(['household unknown']);
});
