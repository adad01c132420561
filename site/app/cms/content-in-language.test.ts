import { describe, expect, test, vi } from 'vitest';
import { listCall } from './calls.ts';
import type { Content, ContentReader } from './content.ts';
import { cmsHasLanguage, createContentIn, translationCall } from './content-in-language.ts';
import { noFacts } from './facts.ts';
import { Text } from './fields.ts';
import { projectsCall } from './projects.ts';
import { storiesCall } from './stories.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const context = {
  cmsUrl: 'https://cms.example',
  facts: noFacts,
  imageToken: (url: string) => url,
  log,
};
const call = listCall('/api/teams', { texts: { name: Text }, fields: {} }, ({ name }) => ({
  name,
}));

type Entries = readonly unknown[] | undefined;

/** What the CMS has in English, and under the address with `locale`. */
function english(read: { entries: Entries; translations: Entries }): ContentReader {
  return {
    language: 'en',
    facts: noFacts,
    async read(asked) {
      const entries = asked.path.includes('locale=') ? read.translations : read.entries;
      const items = entries && asked.parse(entries, { ...context, language: 'en' });
      return { items, entries, state: entries ? 'current' : 'failing' };
    },
  };
}

const inMalayalam = (read: Parameters<typeof english>[0]) =>
  createContentIn(english(read), 'ml', { ...context, language: 'en' });

const anjali = { documentId: 'a', id: 1, attributes: { name: 'Anjali' } };
const binu = { documentId: 'b', id: 2, attributes: { name: 'Binu' } };
/** As Strapi 5 sends it in its own shape and in that of Strapi 4, and as Strapi 4 sends it. */
const flat = { documentId: 'b', id: 7, locale: 'ml', name: 'ബിനു' };
const nested = { documentId: 'b', id: 7, attributes: { locale: 'ml', name: 'ബിനു' } };
const localizations = { data: [{ id: 2, attributes: { name: 'Binu', locale: 'en' } }] };
const ofStrapi4 = { id: 7, attributes: { locale: 'ml', name: 'ബിനു', localizations } };
const without = ({ documentId, ...entry }: typeof anjali) => entry;

test('[R46] a translation of one entry is read again once it or its English changed', () => {
  const readAt = (english: string, translation: string) =>
    translationCall({ ...call, paged: false, changedAt: { english, translation } }, 'ml').changedAt
      ?.english;
  expect(new Set([readAt('1', '1'), readAt('2', '1'), readAt('1', '2')]).size).toBe(3);
});

describe('[R38] English decides which entries there are, and in which order', () => {
  test.each([
    ['of Strapi 5', flat, [anjali, binu]],
    ['that Strapi 5 sends for Strapi 4', nested, [anjali, binu]],
    ['of Strapi 4', ofStrapi4, [without(anjali), without(binu)]],
  ])(
    'a translation in the shape %s stands at the place of its English entry',
    async (_, own, entries) => {
      const translations = [own, { documentId: 'c', locale: 'ml', name: 'other' }, null];
      const content = inMalayalam({ entries, translations });
      expect((await content.read(call)).items).toEqual([
        { id: '1', name: { text: 'Anjali', lang: 'en' } },
        { id: '2', name: { text: 'ബിനു' } },
      ]);
    },
  );

  test('English entries of a CMS that ignores the language are no translation', async () => {
    const content = inMalayalam({ entries: [anjali], translations: [anjali] });
    expect((await content.read(call)).items).toMatchObject([{ name: { lang: 'en' } }]);
  });

  test('translations that do not say of which entry they are show nowhere, and the log says so', async () => {
    const lost = { id: 7, attributes: { locale: 'ml', name: 'ബിനു' } };
    const content = inMalayalam({ entries: [anjali, binu].map(without), translations: [lost] });
    const { items } = await content.read(call);
    expect(items).toMatchObject([{ name: { lang: 'en' } }, { name: { lang: 'en' } }]);
    const details = { call: '/api/teams', language: 'ml', unpaired: 1 };
    expect(log.warn).toHaveBeenCalledWith(details, expect.stringContaining('English is shown'));
  });

  test('a failed read of the translations leaves English', async () => {
    const content = inMalayalam({ entries: [anjali], translations: undefined });
    const { items, state } = await content.read(call);
    expect(items).toMatchObject([{ name: { lang: 'en' } }]);
    expect(state).toBe('current');
  });
});

test('where nothing could be read, the built-in translation is shown, and the read is failing', async () => {
  const content = inMalayalam({ entries: undefined, translations: [flat] });
  const builtIn = [{ id: '1', name: { text: 'സൈറ്റ്' } }];
  const own: typeof call = { ...call, builtIn: [], builtInFor: () => builtIn };
  expect(await content.read(own)).toEqual({ items: builtIn, state: 'failing' });
});

test('the same entries are parsed once; a new translation or a new English entry shows', async () => {
  const read: Parameters<typeof english>[0] = { entries: [anjali, binu], translations: [flat] };
  const content = inMalayalam(read);
  expect(content.language).toBe('ml');
  const { items } = await content.read(call);
  expect((await content.read(call)).items).toBe(items);
  read.translations = [{ ...flat, name: 'ബിനു കെ' }];
  expect((await content.read(call)).items?.[1]?.name.text).toBe('ബിനു കെ');
  read.entries = [binu];
  expect((await content.read(call)).items).toEqual([{ id: '2', name: { text: 'ബിനു കെ' } }]);
});

test('translations are read under the same address with their language', () => {
  expect(translationCall({ path: '/api/teams', paged: true }, 'ta')).toMatchObject({
    path: '/api/teams?locale=ta',
    paged: true,
    builtIn: [],
    quiet: true,
  });
  expect(translationCall(projectsCall, 'ml').path).toBe(`${projectsCall.path}&locale=ml`);
});

test('[R33] of Strapi 4 a translation is asked of which entry it is one, of Strapi 5 never', () => {
  const pathsFor = (entry: object) =>
    [call, projectsCall, storiesCall].map((each) => translationCall(each, 'ml', [entry]).path);
  expect(pathsFor(without(anjali))).toEqual([
    '/api/teams?locale=ml&populate=localizations',
    `${projectsCall.path}&locale=ml`,
    `${storiesCall.path}&locale=ml&populate[localizations][fields][0]=locale`,
  ]);
  expect(pathsFor(anjali).filter((path) => path.includes('localizations'))).toEqual([]);
});

test.each([
  ['it is not known yet', undefined, 'unread', true],
  ['it has none: it refused them', undefined, 'not offered', false],
  ['it has no project', [], 'read', true],
  ['it ignores the language', [{ ...flat, locale: 'en' }], 'read', false],
  ['it has a translation', [{ ...flat, locale: 'en' }, nested], 'read', true],
])('whether a CMS can translate: %s', (_, entries, state, expected) => {
  const peek: Content['peek'] = (asked) => {
    expect(asked.path).toContain('locale=ml');
    const items = asked.parse(entries ?? [], { ...context, language: 'ml' });
    return { items: state === 'unread' ? undefined : items, entries, state: 'current' };
  };
  expect(cmsHasLanguage({ peek }, 'ml')).toBe(expected);
});
