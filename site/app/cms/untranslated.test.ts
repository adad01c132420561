import { expect, test } from 'vitest';
import { contentOf } from '../../tests/support/content-of.ts';
import { aboutPageCall } from './about-page.ts';
import { homePageCall } from './home-page.ts';
import { projectsCall } from './projects.ts';
import { textPagesCall } from './text-pages.ts';
import { untranslatedPaths } from './untranslated.ts';

test('[R38] every built-in page is there in every language', async () => {
  expect(await untranslatedPaths(contentOf({}, 'ml'))).toEqual([]);
});

test('[R38] a page whose main text editors wrote in English alone is not translated', async () => {
  const entries = {
    [homePageCall.path]: [{ aboutText: 'Changed' }],
    [aboutPageCall.path]: [{ introduction: 'Changed' }],
    [textPagesCall.path]: [
      { address: 'faq', title: 'Questions', body: 'Ask.' },
      { address: 'terms', body: 'Changed' },
    ],
    [projectsCall.path]: [
      { projectTitle: 'Spark', url: 'spark', longDescription: 'One.' },
      { projectTitle: 'Without a text', url: 'bare' },
    ],
  };
  expect(await untranslatedPaths(contentOf(entries, 'ml'))).toEqual([
    '/',
    '/about-us',
    '/faq',
    '/projects/spark',
  ]);
  expect(await untranslatedPaths(contentOf(entries))).toEqual([]);
});
