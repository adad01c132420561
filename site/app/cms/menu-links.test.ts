import { expect, test } from 'vitest';
import { contentOf } from '../../tests/support/content-of.ts';
import { dictionaries } from '../labels/dictionaries.server.ts';
import type { Language } from '../languages.ts';
import { getMenuLinks } from './menu-links.ts';
import { organisationCall } from './organisation.ts';
import { textPagesCall } from './text-pages.ts';

const pages = [
  { id: 1, documentId: 'a', address: 'school-library', title: 'School library', body: 'Books.' },
];

function linksIn(language: Language, menuLinks: readonly object[]) {
  const entries = {
    [organisationCall.path]: [{ id: 1, menuLinks }],
    [textPagesCall.path]: pages,
  };
  return getMenuLinks(contentOf(entries, language), dictionaries[language]);
}

test('[2.3] [R41] "More" has pages by their own names or those of editors, in their order, no dead link, and files of the CMS at its own address', async () => {
  const menuLinks = [
    { url: '/school-library' },
    { url: '/gallery', name: 'Pictures' },
    // Nothing is published for it, and there is no such page.
    { url: '/stories' },
    { url: '/gone' },
    { url: 'https://example.org', name: 'Our shop' },
    // Nobody says what it is called.
    { url: '/projects/project-spark' },
    { url: 'javascript:alert(1)', name: 'Bad' },
    { url: 'https://cms.example/uploads/report.pdf', name: 'Report' },
  ];
  expect(await linksIn('en', menuLinks)).toEqual([
    { path: '/school-library', label: 'School library' },
    { path: '/gallery', label: 'Pictures' },
    { path: 'https://example.org', label: 'Our shop' },
    { path: '/uploads/report.pdf', label: 'Report' },
  ]);
  expect(await linksIn('en', [])).toEqual([]);
});

test('[R38] in another language a page of the site has its name there, and English words say so', async () => {
  const links = await linksIn('ml', [{ url: '/gallery' }, { url: '/school-library' }]);
  expect(links).toEqual([
    { path: '/gallery', label: dictionaries.ml.pages.gallery },
    { path: '/school-library', label: 'School library', lang: 'en' },
  ]);
});
