import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.ts';
import { inDigitsOf } from '../../../tests/support/digits.ts';
import { english } from '../../../tests/support/english.ts';
import { translatedLanguages } from '../../languages.ts';
import { givingFor, upiLink } from './giving.server.ts';
import { parseAmount } from './giving-settings.ts';

const is500 = (text: string) => [text, 500] as const;

describe('an amount', () => {
  test.each([
    ['500', 500],
    ['250.50', 250.5],
    ['₹ 1,00,000', 100_000],
    [' 1 ', 1],
    ['1,500', 1500],
    ['12,500.50', 12_500.5],
    ['100,000', 100_000],
    ...['500/-', '500 /-', 'Rs 500', 'Rs. 500', 'Rs.500/-', 'rs500', '₹ 500', '₹500/-'].map(is500),
    ...['INR 500', '500 rupees', '500 Rs.', '₨ 500', '５００', '\u200e500\u200b', '₹\u00a0500'].map(
      is500,
    ),
    ...['500 രൂപ', 'രൂ. 500', '500 ரூபாய்', 'ரூ. 500', '500 ರೂಪಾಯಿ', 'ರೂ. 500', '500 रुपये', 'रु. 500'].map(
      is500,
    ),
    ...translatedLanguages.map((language) => is500(inDigitsOf(language, '500'))),
    ...translatedLanguages.map(
      (language) => [inDigitsOf(language, '₹ 1,00,000/-'), 100_000] as const,
    ),
    ['१,२५०.५०', 1250.5],
  ] as const)('%j is taken', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  test.each([
    ...['0', '-1', '−1', '1e9', 'abc', '10.005', '', '0.99', '100000.01', '₹', 'Rs', '500 dollars'],
    ...['500,50', '500,5', '1,0', '10,00', '1,00,00', '1,0000', '10,0000', '0,500', ',500', '500,'],
    ...['1,000,00', '1,00,0000', '1.000,50', '1.000', '500 - 1000', '500 or 1000', '5 00', '5k'],
    ...['500/-/-', 'Rs Rs 500', '₹ 500 ₹ 500', '१००,५०'],
  ])('%j is refused', (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });
});

const settings = { upiAddress: 'school@example', payee: 'Moon & Stars', amounts: [500, 1000] };

test('the link names payee, amount in rupees and paise, and currency, all escaped', () => {
  expect(upiLink(settings, 250.5, 'Donation')).toBe(
    'upi://pay?pa=school@example&pn=Moon%20%26%20Stars&am=250.50&cu=INR&tn=Donation',
  );
  expect(upiLink({ ...settings, payee: 'മഴവിൽ' }, 1, 'Donation')).toContain(
    `pn=${encodeURIComponent('മഴവിൽ')}`,
  );
});

test('the panel shows the first amount, or the one that the address names', () => {
  expect(givingFor(settings, 'http://x/', english).gift?.label).toBe('₹500');
  expect(givingFor(settings, 'http://x/?amount=250.50', english).gift?.label).toBe('₹250.50');
  expect(givingFor(settings, 'http://x/?amount=100000', english).gift?.label).toBe('₹1,00,000');
  expect(givingFor(settings, 'http://x/?amount=Rs+500', english)).toMatchObject({ amount: '500' });
  expect(givingFor(settings, 'http://x/?amount=abc', english)).toMatchObject({ amount: 'abc' });
  expect(givingFor(settings, 'http://x/?amount=abc', english).gift).toBeUndefined();
});

describe('the settings', () => {
  const least = { CMS_URL: 'http://127.0.0.1:1337', CMS_TOKEN: 'token' };
  const problemsOf = (env: Record<string, string>): string => {
    try {
      readConfig({ ...least, ...env });
    } catch (error) {
      if (error instanceof ConfigError) return error.problems.join('\n');
    }
    return '';
  };
  const good = { GIVE_UPI_ADDRESS: 'school@example', GIVE_PAYEE: 'Moon & Stars' };

  test('a website without settings for giving shows no panel for it', () => {
    expect(readConfig(least).giving).toBeUndefined();
    expect(readConfig({ ...least, ...good, GIVE_AMOUNTS: '2500, 1000, 500' }).giving).toEqual({
      upiAddress: 'school@example',
      payee: 'Moon & Stars',
      amounts: [500, 1000, 2500],
    });
  });

  test.each([
    [{ ...good, GIVE_UPI_ADDRESS: 'school' }, 'GIVE_UPI_ADDRESS: expected a UPI address'],
    [{ GIVE_UPI_ADDRESS: 'school@example' }, 'GIVE_PAYEE is missing'],
    [{ ...good, GIVE_AMOUNTS: '0,500' }, 'GIVE_AMOUNTS: expected amounts from 1 to 100000'],
    [{ ...good, GIVE_AMOUNTS: '500,100001' }, 'GIVE_AMOUNTS: expected amounts'],
    [{ ...good, GIVE_IFSC: 'ABCD123' }, 'GIVE_IFSC: expected an IFSC'],
    [{ ...good, GIVE_IFSC: 'ABCD0123456' }, 'GIVE_ACCOUNT_HOLDER is missing'],
  ])('%j stop the start', (env, problem) => {
    expect(problemsOf(env)).toContain(problem);
  });
});
