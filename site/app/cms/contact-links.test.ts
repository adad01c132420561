import { expect, test } from 'vitest';
import builtIn from '../../organisation/organisation.json' with { type: 'json' };
import { emailHref, phoneHref, whatsappHref } from './contact-links.ts';

test('[R31] what is built in is sample data without a real address', () => {
  expect(builtIn.email).toMatch(/\.example$/);
  for (const phone of builtIn.phones) expect(phone).toMatch(/^\+91 0{5} /);
  for (const { url } of builtIn.socialLinks) expect(new URL(url).hostname).toMatch(/\.example$/);
});

test('numbers and addresses become links', () => {
  expect(phoneHref('+91 00000 00000')).toBe('tel:+910000000000');
  expect(emailHref('hello@mazhavil.example')).toBe('mailto:hello@mazhavil.example');
});

test('a WhatsApp number with its country code begins a chat with the text', () => {
  expect(whatsappHref('+91 (0000) 000-000', 'Hello & welcome')).toBe(
    'https://wa.me/910000000000?text=Hello%20%26%20welcome',
  );
  expect(whatsappHref('+12345678', 'Hi')).toBe('https://wa.me/12345678?text=Hi');
});

test.each([
  '',
  '0000000000',
  '+91',
  '+1234567',
  `+${'1'.repeat(16)}`,
  'javascript:alert(1)',
  '+91 00000 0000x',
])('what is no WhatsApp number makes no link: “%s”', (phone) =>
  expect(whatsappHref(phone, 'Hello')).toBeUndefined(),
);
