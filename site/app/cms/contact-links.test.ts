import { expect, test } from 'vitest';
import builtIn from '../texts/content/organisation.json' with { type: 'json' };
import { emailHref, phoneHref } from './contact-links.ts';

test('[R31] what ships is sample data without a real address', () => {
  expect(builtIn.email).toMatch(/\.example$/);
  for (const phone of builtIn.phones.split('\n')) expect(phone).toMatch(/^\+91 0{5} /);
  for (const { url } of builtIn.socialLinks) expect(new URL(url).hostname).toMatch(/\.example$/);
});

test('numbers and addresses become links', () => {
  expect(phoneHref('+91 00000 00000')).toBe('tel:+910000000000');
  expect(emailHref('hello@mazhavil.example')).toBe('mailto:hello@mazhavil.example');
});
