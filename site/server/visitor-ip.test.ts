import { describe, expect, test } from 'vitest';
import { visitorIpOf } from './visitor-ip.ts';

describe('who asks', () => {
  const headers = (value: string) => new Headers({ 'X-Forwarded-For': value });

  test('the connection, unless a proxy of ours is trusted', () => {
    expect(visitorIpOf(headers('198.51.100.7'), '127.0.0.1', false)).toBe('127.0.0.1');
    expect(visitorIpOf(headers('198.51.100.7'), '127.0.0.1', true)).toBe('198.51.100.7');
    expect(visitorIpOf(new Headers(), '127.0.0.1', true)).toBe('127.0.0.1');
  });

  test('what the visitor wrote into the header does not count', () => {
    expect(visitorIpOf(headers('10.9.9.9, 198.51.100.7'), '::1', true)).toBe('198.51.100.7');
    const forwarded = new Headers({ Forwarded: 'for=10.9.9.9', 'X-Forwarded-For': '198.51.100.7' });
    expect(visitorIpOf(forwarded, '::1', true)).toBe('198.51.100.7');
  });

  test('what is too long for an address is cut', () => {
    expect(visitorIpOf(headers('x'.repeat(5000)), '::1', true).length).toBeLessThan(65);
  });
});
