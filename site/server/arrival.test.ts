import { expect, test } from 'vitest';
import { createArrivalMarks, withoutFalseMark } from './arrival.ts';

const start = Date.UTC(2026, 0, 1);
let time = start;
const marks = createArrivalMarks('a secret', () => time);
const other = createArrivalMarks('a secret', () => time);

test('[R12] a mark holds on every instance that shares the secret, for a quarter of an hour', () => {
  time = start;
  const mark = marks.make('/contact-us');
  expect(mark).toMatch(/^[\w.-]{20,40}$/);
  time = start + 14 * 60_000;
  expect(other.holds('/contact-us', mark)).toBe(true);
  time = start + 17 * 60_000;
  expect(other.holds('/contact-us', mark)).toBe(false);
});

test('[R12] no other page, secret or text has it', () => {
  time = start;
  const mark = marks.make('/contact-us');
  const [until = '', signature = ''] = mark.split('.');
  const later = `${(Number.parseInt(until, 36) + 5).toString(36)}.${signature}`;
  expect(marks.holds('/opportunities/intern', mark)).toBe(false);
  expect(createArrivalMarks('another', () => time).holds('/contact-us', mark)).toBe(false);
  for (const text of ['', 'yes', '.', until, `${mark}x`, `${mark}.`, later, 'zzzzzzzzzz.x']) {
    expect(marks.holds('/contact-us', text), text).toBe(false);
  }
});

test('[R12] an address with a mark that does not hold leads to the page without it', () => {
  const answer = (address: string) =>
    withoutFalseMark(new URL(address, 'https://mazhavil.example'), marks);
  expect(answer('/contact-us')).toBeUndefined();
  expect(answer(`/contact-us?sent=${marks.make('/contact-us')}`)).toBeUndefined();
  const twice = `/contact-us?sent=${marks.make('/contact-us')}&sent=yes`;
  for (const address of ['/contact-us?sent=yes', '/contact-us?sent=', twice]) {
    expect(answer(address)?.status).toBe(302);
    expect(answer(address)?.headers.get('Location')).toBe('/contact-us');
  }
  const kept = answer('/opportunities?sent=yes&chosen=intern')?.headers.get('Location');
  expect(kept).toBe('/opportunities?chosen=intern');
  expect(answer('//evil.example/?sent=yes')?.headers.get('Location')).not.toMatch(/^\/\//);
});
