import { expect, test } from 'vitest';
import { contentOf, parseContext, sampleFacts } from '../../tests/support/content-of.ts';
import { CmsError } from './client.ts';
import { imageFrom } from './image.ts';
import { fillPlaceholders, getOrganisation, getTexts } from './organisation.ts';
import { textsCall } from './texts-call.ts';

const builtIn = {
  heading: 'Hello from {name}',
  year: 2014,
  links: [
    { name: 'One', url: '/one' },
    { name: 'Two', url: '/two', wide: true },
  ],
};
const call = textsCall('/api/a-page?populate=*', builtIn, () => undefined, {
  shared: ['url'],
  mediaOf: ({ photo }, context) => ({ photo: imageFrom(photo, context) }),
});
const shown = {
  heading: { text: 'Hello from {name}' },
  year: 2014,
  links: [
    { name: { text: 'One' }, url: '/one', wide: false },
    { name: { text: 'Two' }, url: '/two', wide: true },
  ],
};
const photo = { url: '/uploads/a.jpg', alternativeText: 'Children' };

test.each([
  ['as Strapi 4 sends it', { id: 1, attributes: { photo: { data: { attributes: photo } } } }],
  ['as Strapi 5 sends it', { id: 1, documentId: 'a', photo }],
])('an image of a single type is there %s', (_what, entry) => {
  const imageToken = 'signed(https://cms.example/uploads/a.jpg)';
  expect(call.parse([entry], parseContext).photo).toMatchObject({ imageToken, alt: 'Children' });
});

test('[R34] what an editor filled in replaces the built-in text, and no more than that', () => {
  const links = [{ id: 3, name: ' Three ', url: '/three', wide: null, more: 1 }, { id: 4 }, null];
  const entry = { heading: ' Ours\r\nand yours ', year: '2015', links, other: 'x' };
  expect(call.parse([entry], parseContext)).toEqual({
    heading: { text: 'Ours\nand yours' },
    year: 2015,
    links: [{ name: { text: 'Three' }, url: '/three', wide: false }],
  });
});

test.each([
  ['empty', { heading: ' ', year: null, links: [] }],
  ['missing', {}],
  ['of another type', { heading: 7, year: 'last', links: [{}, 7] }],
])('a field that is %s keeps the built-in text', (_what, entry) => {
  expect(call.parse([entry], parseContext)).toEqual(shown);
});

test('an entry that is none is refused', () => {
  expect(() => call.parse(['junk'], parseContext)).toThrow(CmsError);
  expect(call.parse([], parseContext)).toEqual(shown);
});

test('placeholders become the details of the organisation, at any depth', async () => {
  const { name, state, founderName } = sampleFacts.organisation;
  const entries = { '/api/organisation?populate=*': [{ phones: ' 1\n\n2 ', city: 'Kollam' }] };
  const content = contentOf(entries, 'en', { ...sampleFacts, isSample: false });
  const organisation = await getOrganisation(content);
  expect(organisation).toMatchObject({ phones: ['1', '2'], city: 'Kollam', state });
  expect(
    fillPlaceholders({ list: ['{phones}, {city}, {founder}', '{toString} {other}'] }, organisation),
  ).toEqual({
    list: [`1 or 2, Kollam, ${founderName}`, '{toString} {other}'],
  });
  expect((await getTexts(content, call)).heading.text).toBe(`Hello from ${name}`);
});

test('[R20] a social link that is no link is left out', async () => {
  const socialLinks = [
    { name: 'Bad', url: 'javascript:alert(1)' },
    { name: 'Good', url: 'https://example.org/a' },
  ];
  const content = contentOf({ '/api/organisation?populate=*': [{ socialLinks }] });
  expect((await getOrganisation(content)).socialLinks).toEqual([
    { name: { text: 'Good' }, url: 'https://example.org/a' },
  ]);
});
