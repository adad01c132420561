import { describe, expect, test } from 'vitest';
import { contentOf, parseContext, sampleFacts } from '../../tests/support/content-of.ts';
import { english } from '../../tests/support/english.ts';
import { renderMarkdown } from '../components/prose/markdown.server.tsx';
import { getFooterLinks } from './menu-links.ts';
import { organisationCall } from './organisation.ts';
import { getTextPages, spellingOfPage, textPagesCall } from './text-pages.ts';

const contentWith = (...entries: object[]) => contentOf({ [textPagesCall.path]: entries });
const faq = { id: 1, address: 'faq', title: 'Questions', body: 'Ask.', linked: 'footer' };

test('[2.1] a page of staff is there beside those that every site has', async () => {
  const content = contentWith(faq);
  const shown = await getTextPages(content);
  expect(shown.find(({ slug }) => slug === 'faq')?.updatedOn).toBe('');
  expect(shown.map(({ title }) => title.text)).toContain('Terms & Conditions');
});

test('what staff changed of a page replaces that alone', async () => {
  const picture = { data: { attributes: { url: '/uploads/a.jpg', alternativeText: 'Hills' } } };
  const texts = { address: 'privacy', title: 'Your data', body: ' ', updatedOn: null };
  const shown = await getTextPages(contentWith({ id: 1, attributes: { ...texts, picture } }));
  expect(shown.find(({ slug }) => slug === 'privacy')).toMatchObject({
    ...{
      title: { text: 'Your data' },
      updatedOn: expect.stringMatching(/^\d{4}-/),
      image: { alt: 'Hills' },
    },
    body: { text: expect.stringContaining('24 months') },
  });
});

test('[R47] the story of the made-up organisation is told of no other', async () => {
  const storyOf = async (...names: string[]) => {
    const entries = names.map((name) => ({ id: 1, name }));
    const pages = await getTextPages(contentOf({ [organisationCall.path]: entries }));
    return pages.find(({ slug }) => slug === 'our-story')?.body.text;
  };
  expect(await storyOf()).toBe(sampleFacts.ourStory.trim());
  expect(await storyOf(sampleFacts.organisation.name)).toBe(sampleFacts.ourStory.trim());
  expect(await storyOf('Thumbi Trust')).toBe('');
});

test.each([
  ['an address of the site', { ...faq, address: 'team' }],
  ['an address that is none', { ...faq, address: '../x' }],
  ['no text', { ...faq, body: '' }],
  ['no title', { ...faq, title: null }],
])('[R6] a page with %s is left out', (_what, entry) => {
  expect(textPagesCall.parse([entry, { ...faq, id: 2 }], parseContext)).toHaveLength(1);
});

test('[2.13] the footer links pages of text in their order, then those of the site', async () => {
  const labels = async (...entries: object[]) =>
    (await getFooterLinks(contentWith(...entries), english)).map(({ label }) => label);
  const own = ['Gallery', 'Contact us'];
  expect((await labels()).slice(0, 2)).toEqual(['Privacy Policy', 'Terms & Conditions']);
  expect((await labels()).slice(-own.length)).toEqual(own);
  const terms = { id: 2, address: 'terms', linked: 'footer', footerLabel: 'Rules of {name}' };
  const hidden = { id: 3, address: 'privacy', linked: 'nowhere' };
  const changed = await labels(faq, terms, hidden);
  expect(changed[0]).toBe(`Rules of ${sampleFacts.organisation.name}`);
  expect(changed.slice(-own.length - 1)).toEqual(['Questions', ...own]);
});

const content = contentOf({});
const textPages = await Promise.all(
  (await getTextPages(content)).map(async (page) => ({
    ...page,
    html: await renderMarkdown(page.body.text, { content, media: parseContext, labels: english }),
  })),
);
const htmlOf = (slug: string) => textPages.find((page) => page.slug === slug)?.html ?? '';

describe.each(textPages)('the built-in text of /$slug', ({ description, html }) => {
  test('[2.2] its description fits a search result', () => {
    expect(description.text.length).toBeGreaterThanOrEqual(110);
    expect(description.text.length).toBeLessThanOrEqual(160);
  });

  test('has no note for its authors and no placeholder, and its headings begin below h1', () => {
    expect(html).not.toMatch(/lawyer|starting point|lorem|TODO|placeholder|undefined|\{|\}/i);
    expect(html).not.toContain('<h1');
    expect(html).toContain('<h2');
  });
});

describe('[R32] legal texts', () => {
  test.each(['privacy', 'terms', 'refunds-cancellations', 'app-privacy'])(
    '%s has the day of its last change and an address for questions',
    (slug) => {
      expect(textPages.find((page) => page.slug === slug)?.updatedOn).not.toBe('');
      expect(htmlOf(slug)).toContain(`href="mailto:${sampleFacts.organisation.email}"`);
    },
  );

  test('[R17] the privacy policy says what is kept, why, for how long, and what the map does', () => {
    const text = htmlOf('privacy');
    for (const part of ['24 months', 'Digital Personal Data Protection Act 2023', 'Contact'])
      expect(text).toContain(part);
    for (const part of ['Volunteer', 'intern', 'Sponsor', 'street-map tile service'])
      expect(text).toContain(part);
  });
});

test('[2.15] the app’s policy is dated and names its users, records and recipients', () => {
  expect(textPages.find(({ slug }) => slug === 'app-privacy')?.updatedOn).toBe('2025-06-25');
  for (const named of [
    ...['Volunteers', 'Coordinators', 'Students', 'Administrators', 'college students'],
    ...['attendance', 'marks', 'classes', 'remarks', 'oversee activities and performance'],
    'shared with authorised coordinators and administrators',
  ]) {
    expect(htmlOf('app-privacy')).toContain(named);
  }
});

test('[R35] an address that no page has is known to be none while nothing can be read', () => {
  const peek = () => ({ items: undefined, state: 'failing' as const });
  expect(spellingOfPage({ peek }, 'invented')).toBeUndefined();
  expect(spellingOfPage({ peek }, 'Terms')).toBe('terms');
});
