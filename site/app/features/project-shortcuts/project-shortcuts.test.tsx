import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { homePageCall } from '../../cms/home-page.ts';
import { ProjectShortcuts } from './project-shortcuts.tsx';

const shortcuts = (projectUrls?: ReadonlySet<string>) =>
  renderAt('/', <ProjectShortcuts texts={homePageCall.builtIn} projectUrls={projectUrls} />);

function linksOf(projectUrls?: ReadonlySet<string>): (string | undefined)[] {
  return [...shortcuts(projectUrls).matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, to]) => to);
}

test('[2.4.5] the four shortcuts lead to their projects, in this order', () => {
  expect(linksOf()).toEqual([
    '/projects/project-spark',
    '/projects/project-disha',
    '/projects/project-ganitham',
    '/projects/lets-learn-english',
  ]);
});

test('[R6] a shortcut without its project is left out, and without any there is no heading', () => {
  expect(linksOf(new Set(['project-disha', 'other']))).toEqual(['/projects/project-disha']);
  expect(shortcuts(new Set())).toBe('');
});
