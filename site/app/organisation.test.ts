import { expect, test } from 'vitest';
import { emailHref, organisation, phoneHref } from './organisation.ts';

test('[R31] one file says who the organisation is, with all that the pages need', () => {
  expect(organisation).toMatchObject({
    name: expect.any(String),
    founderName: expect.any(String),
    phones: [expect.any(String), expect.any(String)],
    email: expect.any(String),
    address: expect.any(Object),
  });
  expect(organisation.socialLinks).toHaveLength(3);
});

test('[R31] what ships is sample data without a real address', () => {
  expect(organisation.email).toMatch(/\.example$/);
  for (const phone of organisation.phones) expect(phone).toMatch(/^\+91 0{5} /);
  for (const { url } of organisation.socialLinks) expect(new URL(url).hostname).toBe('example.org');
});

test('numbers and addresses become links', () => {
  expect(phoneHref('+91 00000 00000')).toBe('tel:+910000000000');
  expect(emailHref('hello@mazhavil.example')).toBe('mailto:hello@mazhavil.example');
});
