import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentOf, parseContext } from '../../tests/support/content-of.ts';
import type { ContentReader } from './content.ts';
import { documentsCall } from './documents.ts';
import { getDonorRegistrations, withoutPromises } from './donor-registrations.ts';
import { getHiddenPaths } from './entry-pages.ts';
import { getTransparency, isTransparencyUnknown, transparencyCall } from './transparency.ts';

const registration = { kind: '80G', number: 'SAMPLE-80G-0000', validUntil: '2031-03-31' };
const year = { year: 2025, donations: 2_345_600, projects: 1_000_000, staff: null };
const entry = {
  documentId: 'a',
  registrations: [{ id: 1, ...registration }],
  board: [{ id: 1, name: 'Sample Member One', office: 'Chair' }],
  years: [{ id: 1, ...year }],
};
const contentWith = (fields: object, ...documents: object[]) =>
  contentOf({ [transparencyCall.path]: [fields], [documentsCall.path]: documents });

const file = { url: '/uploads/a.pdf', name: 'a.pdf', mime: 'application/pdf', size: 10 };
const accounts = { id: 1, title: 'Accounts', kind: 'audited-accounts', year: 2025, file };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T20:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('[R41] the page has registrations, board, money and files, the latest year first', async () => {
  const page = await getTransparency(
    contentWith(
      { ...entry, years: [{ ...year, year: 2024 }, year] },
      { ...accounts, id: 2, title: 'Older', year: 2024 },
      accounts,
      { ...accounts, id: 3, title: '80G', kind: 'certificate', year: null },
    ),
  );
  expect(page).toMatchObject({
    heading: { text: 'Transparency' },
    registrations: [{ ...registration, hasEnded: false }],
    board: [{ name: { text: 'Sample Member One' }, office: { text: 'Chair' } }],
    years: [{ year: 2025, donations: 2_345_600 }, { year: 2024 }],
    certificates: [{ title: { text: '80G' } }],
    files: [
      { year: 2025, documents: [{ title: { text: 'Accounts' } }] },
      { year: 2024, documents: [{ title: { text: 'Older' } }] },
    ],
  });
});

test('[R41] without any of it there is no page, whatever stands in the footer', async () => {
  const certificate = { ...accounts, kind: 'certificate' };
  for (const content of [
    contentOf({}),
    contentWith({ heading: 'Ours' }),
    contentWith({}, certificate),
  ]) {
    expect(await getTransparency(content)).toBeUndefined();
    expect(await getHiddenPaths(content)).toContain('/transparency');
  }
  for (const content of [
    contentWith(entry),
    contentOf({ [documentsCall.path]: [accounts] }),
    contentWith({ board: entry.board }),
  ]) {
    expect(await getTransparency(content)).toBeDefined();
    expect(await getHiddenPaths(content)).not.toContain('/transparency');
  }
});

test('[R6] of a CMS that never answered it is not known whether there is a page', async () => {
  const away = contentOf({});
  expect(await isTransparencyUnknown(away)).toBe(false);
  for (const failing of [transparencyCall.path, documentsCall.path]) {
    const read: ContentReader['read'] = async (call) =>
      call.path === failing ? { items: undefined, state: 'failing' } : away.read(call);
    expect(await isTransparencyUnknown({ ...away, read }), failing).toBe(true);
    const lastGood: ContentReader['read'] = async (call) => ({
      ...(await away.read(call)),
      state: 'failing',
    });
    expect(await isTransparencyUnknown({ ...away, read: lastGood })).toBe(false);
  }
});

test.each([
  ['registrations', { ...registration, kind: 'PAN' }],
  ['registrations', { ...registration, number: ' ' }],
  ['registrations', { ...registration, number: 7 }],
  ['registrations', { ...registration, number: 'x'.repeat(100_000) }],
  ['registrations', { ...registration, validUntil: 'soon' }],
  ['registrations', { ...registration, validUntil: 20310331 }],
  ['registrations', null],
  ['board', { name: 'Sample Member Two' }],
  ['board', { name: ['x'], office: 'y' }],
  ['years', { ...year, year: '2024' }],
  ['years', { ...year, year: 2024.5 }],
  ['years', { ...year, year: 9_999 }],
  ['years', { ...year, year: 2024, donations: -1 }],
  ['years', { ...year, year: 2024, donations: 2 ** 53 }],
  ['years', { ...year, year: 2024, donations: '9'.repeat(400) }],
  ['years', { ...year, year: 2024, donations: 'much' }],
  ['years', { year: 2024 }],
  ['years', 'nothing'],
])('[R6] a broken part of %s is logged and left out: %j', (field, broken) => {
  const warn = vi.fn();
  const context = { ...parseContext, log: { ...parseContext.log, warn } };
  const good = Object(entry)[field];
  const parse = (fields: object) => transparencyCall.parse([{ ...entry, ...fields }], context);
  expect(parse({ [field]: [broken, ...good] })).toEqual(parse({}));
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ field, index: 0 }),
    'A content item is broken: left out',
  );
});

test('[R6] of thousands of parts a hundred are shown, and what is no list is none', () => {
  const many = Array.from({ length: 5_000 }, () => registration);
  expect(
    transparencyCall.parse([{ registrations: many, board: {}, years: 'x' }], parseContext),
  ).toMatchObject({ registrations: { length: 100 }, board: [], years: [] });
});

test('[R6] of a year that stands there twice the last one counts; Strapi 4 and decimals are read', () => {
  const attributes = { years: [year, { ...year, donations: '5.00' }] };
  const page = transparencyCall.parse([{ id: 1, attributes }], parseContext);
  expect(page.years).toMatchObject([{ year: 2025, donations: 5 }]);
});

test('[R38] the board is translated as a whole, or in English and marked', () => {
  const context = { ...parseContext, language: 'ml' } as const;
  const own = { documentId: 'a', locale: 'ml', board: [{ name: 'അംഗം', office: 'അധ്യക്ഷ' }] };
  const translated = transparencyCall.parse([entry], context, [own]);
  expect(translated.board).toEqual([{ name: { text: 'അംഗം' }, office: { text: 'അധ്യക്ഷ' } }]);
  expect(translated.heading).toEqual({ text: 'സുതാര്യത' });
  expect(transparencyCall.parse([entry], context, []).board).toEqual([
    { name: { text: 'Sample Member One', lang: 'en' }, office: { text: 'Chair', lang: 'en' } },
  ]);
  expect(transparencyCall.parse([{ ...entry, board: [] }], context, [own]).board).toEqual([]);
});

test('[R41] donors read of the registrations that hold today', async () => {
  const all = [
    { ...registration, kind: 'FCRA', validUntil: '2026-11-23' },
    { ...registration, kind: 'CSR-1', validUntil: null },
    { ...registration, kind: 'NGO Darpan' },
    { ...registration, kind: '12A', validUntil: '2026-11-24' },
    registration,
  ];
  expect(await getDonorRegistrations(contentWith({ registrations: all }))).toEqual([
    '80G',
    '12A',
    'CSR-1',
  ]);
  expect(await getDonorRegistrations(contentOf({}))).toEqual([]);
  const page = await getTransparency(contentWith({ registrations: all }));
  expect(page?.registrations.map(({ hasEnded }) => hasEnded)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('[R41] a line that promises what no registration gives today is left out', () => {
  const receipt = 'You get a receipt for every gift.';
  const lines = [
    receipt,
    'Gifts have a certificate under section 80G.',
    'With 80-g you pay less tax.',
    'धारा 80जी के तहत टैक्स में छूट।',
    'We are registered under 12AB.',
    'Companies count it as CSR-1 spending.',
  ];
  expect(withoutPromises(lines.join('\n'), [])).toBe(receipt);
  expect(withoutPromises(lines.join('\n'), ['80G', '12A', 'CSR-1', 'FCRA'])).toBe(lines.join('\n'));
  expect(withoutPromises('Call 80 000 80 012.\n12 Apple Street', [])).toBe(
    'Call 80 000 80 012.\n12 Apple Street',
  );
});
