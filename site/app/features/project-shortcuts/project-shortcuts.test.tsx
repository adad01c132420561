import { expect, test } from 'vitest';
import { contentOf } from '../../../tests/support/content-of.ts';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { homePageCall } from '../../cms/home-page.ts';
import { getProjectCards } from '../../cms/project-cards.ts';
import { projectsCall } from '../../cms/projects.ts';
import type { Language } from '../../languages.ts';
import { ProjectShortcuts } from './project-shortcuts.tsx';

const project = (documentId: string, projectTitle: string, url: string) => ({
  id: documentId,
  documentId,
  projectTitle,
  url,
  shortDescription: `${projectTitle} in a line`,
  projectIcon: 'disha',
});
const ours = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) =>
  project(title, title, title.toLowerCase()),
);

async function cardsOf(
  projects?: readonly object[],
  shortcuts: readonly object[] = [],
  language: Language = 'en',
) {
  const entries = {
    ...(projects && { [projectsCall.path]: projects }),
    [homePageCall.path]: [{ id: 1, shortcuts }],
  };
  return getProjectCards(contentOf(entries, language));
}

test('[2.4.5] without projects of the CMS the four specified ones, in this order', async () => {
  const cards = await cardsOf();
  expect(cards.map(({ name, path }) => [name.text, path])).toEqual([
    ['Spark', '/projects/project-spark'],
    ['Disha', '/projects/project-disha'],
    ['Ganitham', '/projects/project-ganitham'],
    ["Let's Learn English", '/projects/lets-learn-english'],
  ]);
});

test('[2.4.5] the first four projects of the CMS, with their titles, lines, icons and addresses', async () => {
  const cards = await cardsOf(ours);
  expect(cards).toHaveLength(4);
  expect(cards[0]).toEqual({
    url: 'one',
    path: '/projects/one',
    name: { text: 'One' },
    line: { text: 'One in a line' },
    icon: 'disha',
  });
  expect(await cardsOf([])).toEqual([]);
});

test('[2.4.5] [R34] a short name stands while the project has the title that it shortens', async () => {
  const named = async (title: string, language: Language) =>
    (await cardsOf([project('a', title, 'project-spark')], [], language))[0]?.name;
  expect(await named('Project Spark', 'en')).toEqual({ text: 'Spark' });
  expect(await named('Project Spark', 'ml')).toEqual({ text: 'സ്പാർക്ക്' });
  expect(await named('Lamp of Reading', 'en')).toEqual({ text: 'Lamp of Reading' });
  expect(await named('Lamp of Reading', 'ml')).toEqual({ text: 'Lamp of Reading', lang: 'en' });
});

test('[2.4.5] [R6] cards that editors chose stand in their place, those whose project is gone are left out', async () => {
  const chosen = [
    { url: 'Five', name: '', line: '' },
    { url: 'gone', name: 'Gone' },
    // Another CMS may name a project by its url.
    { url: 'two', name: 'Our second', line: 'In other words' },
  ];
  expect((await cardsOf(ours, chosen)).map(({ name, line }) => [name.text, line.text])).toEqual([
    ['Five', 'Five in a line'],
    ['Our second', 'In other words'],
  ]);
  // Where all of them are gone, as the sample's, the list has its first four again.
  expect(await cardsOf(ours, [{ url: 'gone', name: 'Gone' }])).toHaveLength(4);
});

test('[2.4.5] an icon that editors uploaded stands in the place of the drawing', async () => {
  const drawn = project('a', 'One', 'one');
  const rendered = async (...projects: object[]) =>
    renderAt(
      '/',
      <ProjectShortcuts texts={homePageCall.builtIn} cards={await cardsOf(projects)} />,
    );
  expect(await rendered({ ...drawn, iconImage: { url: '/uploads/icon.png' } })).toMatch(
    /<a [^>]*><span [^>]*><img [^>]*alt=""[^>]*\/><\/span>One</,
  );
  expect(await rendered(drawn)).toMatch(/<a [^>]*><svg .*<\/svg>One</);
});

test('[R6] without any card there is no heading', () => {
  expect(renderAt('/', <ProjectShortcuts texts={homePageCall.builtIn} cards={[]} />)).toBe('');
});
