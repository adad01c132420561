import { beforeEach, describe, expect, test } from 'vitest';
import { CmsError } from './client.ts';
import type { Content } from './content.ts';
import { noFacts } from './facts.ts';
import { projectsCall } from './projects.ts';
import {
  getStory,
  getStoryText,
  type ListedStory,
  spellingOfStory,
  storiesCall,
  storiesOf,
  storyTextCall,
} from './stories.ts';
import { spellingOfStoryList, storyListOf } from './story-list.ts';
import { storyListPath } from './story-list-query.ts';

const warnings: object[] = [];
const context = {
  cmsUrl: 'https://cms.example',
  facts: noFacts,
  imageToken: (url: string) => `signed(${url})`,
  language: 'en' as const,
  log: { info() {}, warn: (details: object) => warnings.push(details), error() {} },
};
const inMalayalam = { ...context, language: 'ml' as const };

beforeEach(() => {
  warnings.length = 0;
});

const fields = {
  documentId: 'a',
  title: ' Seeds ',
  slug: 'seeds',
  date: '2026-03-08',
  summary: 'What grew.',
  byline: 'Told by a teacher',
  imageAlternativeText: 'Children around a table',
  photographer: 'A volunteer',
  imagePermission: true,
  locale: 'en',
  updatedAt: '2026-03-09T09:30:00.000Z',
};
const media = { url: '/uploads/a.webp', width: 1200, height: 800 };
const inFour = {
  id: 1,
  attributes: {
    ...fields,
    image: { data: { id: 9, attributes: media } },
    project: 'project-disha',
  },
};
const inFive = { id: 1, ...fields, image: media, project: 'project-disha' };

const first = (...entries: readonly unknown[]) => storiesCall.parse(entries, context)[0];
const withFields = (own: object) => ({ ...inFive, ...own });

test('[R43] no list reads the text of a story, which may have 200 KB', () => {
  expect(storiesCall.path).not.toMatch(/=text\b|populate=\*/);
  expect(storiesCall.path).toContain('sort[0]=date:DESC&sort[1]=createdAt:DESC');
  expect(storyTextCall({ slug: 'seeds', changedAt: { english: '', translation: '' } }).path).toBe(
    '/api/stories?filters[slug][$eq]=seeds&fields[0]=text&fields[1]=locale',
  );
});

test('[R3] a story in the shapes of Strapi 4 and 5', () => {
  const story = first(inFive);
  expect(first(inFour)).toEqual(story);
  expect(story).toEqual({
    id: '1',
    entryId: 'a',
    slug: 'seeds',
    path: '/stories/seeds',
    title: { text: 'Seeds' },
    date: '2026-03-08',
    summary: { text: 'What grew.' },
    byline: { text: 'Told by a teacher' },
    image: {
      imageToken: 'signed(https://cms.example/uploads/a.webp)',
      alt: '',
      width: 1200,
      height: 800,
      focalPoint: undefined,
    },
    imageAlt: { text: 'Children around a table' },
    photographer: 'A volunteer',
    project: 'project-disha',
    updatedAt: '2026-03-09T09:30:00.000Z',
    isTranslated: true,
    changedAt: { english: '2026-03-09T09:30:00.000Z', translation: '' },
  });
});

test('what may be missing may be missing', () => {
  const { title, slug, date } = fields;
  const story = first({ id: 1, title, slug, date });
  expect(story).toMatchObject({ slug, summary: { text: '' }, byline: { text: '' } });
  expect(story?.image).toBeUndefined();
  expect(story?.project).toBe('');
  expect(story?.imageAlt).toEqual({ text: 'Seeds' });
});

test('the alternative text of the file stands where the entry says nothing of its image', () => {
  const image = { ...media, alternativeText: 'Seeds on a plate' };
  const story = withFields({ image, imageAlternativeText: '' });
  expect(first(story)?.imageAlt).toEqual({ text: 'Seeds on a plate' });
  const [translated] = storiesCall.parse([story], inMalayalam);
  expect(translated?.imageAlt).toEqual({ text: 'Seeds on a plate', lang: 'en' });
});

test.each([false, null, undefined, 'true', 1])(
  '[R42] its picture is not shown where the tick is %j',
  (imagePermission) => {
    expect(first(withFields({ imagePermission }))?.image).toBeUndefined();
  },
);

test.each([
  ['title', ''],
  ['title', null],
  ['slug', 'Not a slug'],
  ['slug', '../up'],
  ['slug', null],
  ['date', '8 March'],
  ['date', null],
])('[R6] a story whose %s is %j is logged and left out', (field, value) => {
  const stories = storiesCall.parse([withFields({ [field]: value }), inFour], context);
  expect(stories).toHaveLength(1);
  expect(warnings).toMatchObject([{ id: '1', fields: [field] }]);
});

test('[R6] a list in which nothing can be used is none, and an empty one is', () => {
  expect(() => storiesCall.parse([null, 42, {}], context)).toThrow(CmsError);
  expect(storiesCall.parse([], context)).toEqual([]);
});

test.each([[null], [{ url: 'project-disha' }], [7]])(
  'a project that is none is left away: %j',
  (project) => {
    expect(first(withFields({ project }))?.project).toBe('');
  },
);

test('the stories of a project name it by its documentId or its url', () => {
  const stories = ['d1', 'project-disha', '', 'other'].map((project) => ({ project }));
  const disha = { entryId: 'd1', url: 'project-disha' };
  expect(storiesOf(disha, stories)).toEqual([{ project: 'd1' }, { project: 'project-disha' }]);
  expect(storiesOf({ entryId: 'd2' }, stories)).toEqual([]);
});

describe('[R38] in another language', () => {
  const translation = {
    documentId: 'a',
    locale: 'ml',
    title: 'വിത്തുകൾ',
    summary: '',
    updatedAt: '2026-04-01T09:30:00.000Z',
  };

  test('each field that is not translated stays English, and says so', () => {
    const [story] = storiesCall.parse([inFive], inMalayalam, [translation]);
    expect(story).toMatchObject({
      title: { text: 'വിത്തുകൾ' },
      summary: { text: 'What grew.', lang: 'en' },
      imageAlt: { text: 'Children around a table', lang: 'en' },
      updatedAt: '2026-04-01T09:30:00.000Z',
      isTranslated: true,
    });
  });

  test('one without a translation is known to have none', () => {
    const [story] = storiesCall.parse([inFive], inMalayalam, []);
    expect(story).toMatchObject({ title: { lang: 'en' }, isTranslated: false });
    expect(story?.updatedAt).toBe(fields.updatedAt);
  });
});

type State = 'current' | 'stale' | 'failing';

const disha = { id: 3, documentId: 'd1', projectTitle: 'Project Disha', url: 'project-disha' };

/** What is known of the lists: some stories, each of a project. */
function knowing(count: number | undefined, state: State = 'current'): Content {
  const stories = Array.from({ length: count ?? 0 }, (_, index) =>
    withFields({
      id: index + 1,
      slug: `story-${index + 1}`,
      project: index === 0 ? null : 'd1',
    }),
  );
  const answer = (path: string) => {
    if (path === projectsCall.path) return [disha];
    const items = path === storiesCall.path && count !== undefined ? stories : undefined;
    const old = { id: 1, from: 'beans', to: 'story-1', kind: 'story' };
    return path === '/api/old-addresses' ? [old] : items;
  };
  return {
    language: 'en',
    facts: noFacts,
    read: async (call) => {
      const entries = answer(call.path);
      const reading = state === 'stale' ? 'current' : state;
      return { items: entries && call.parse(entries, context), entries, state: reading };
    },
    peek: (call) => {
      const entries = answer(call.path);
      const isOld = call.path === '/api/old-addresses';
      return { items: entries && call.parse(entries, context), state: isOld ? 'current' : state };
    },
    refresh: async () => {},
    onChange: () => {},
    status: () => ({ cms: 'up', downSince: undefined, reads: [] }),
  };
}

test.each([
  ['story-1', 'found', 1, 'current'],
  ['story-1', 'found', 1, 'failing'],
  ['beans', 'moved', 1, 'current'],
  ['no-such', 'absent', 1, 'current'],
  ['no-such', 'unknown', 1, 'failing'],
  ['story-1', 'unknown', undefined, 'failing'],
] as const)('[R6] %s is %s of %s stories, the list being %s', async (slug, state, count, list) => {
  expect(await getStory(knowing(count, list), slug)).toMatchObject({ state });
});

test.each([
  ['story-1', 'story-1', 'current'],
  ['Story-1', 'story-1', 'current'],
  ['beans', 'beans', 'current'],
  ['no-such', undefined, 'current'],
  ['no-such', 'no-such', 'stale'],
  ['no-such', 'no-such', 'failing'],
  ['../up', undefined, 'failing'],
] as const)('[R35] %s is spelled %s, the list being %s', (asked, spelled, state) => {
  expect(spellingOfStory(knowing(1, state), asked)).toBe(spelled);
});

test('[R35] where the old addresses are stale, an unknown slug may be one of them', () => {
  const known = knowing(1);
  const peek: Content['peek'] = (call) =>
    call.path === '/api/old-addresses' ? { ...known.peek(call), state: 'stale' } : known.peek(call);
  expect(spellingOfStory({ peek }, 'no-such')).toBe('no-such');
});

test.each([
  ['', '', true, 'current'],
  ['page=2', '?page=2', true, 'current'],
  ['page=1', '', true, 'current'],
  ['page=2&project=project-disha', '?project=project-disha&page=2', true, 'current'],
  ['page=4', '?page=4', false, 'stale'],
  ['project=unknown', '?project=unknown', false, 'failing'],
] as const)('[R35] the query %s is spelled “%s” (known: %s)', (asked, query, isKnown, state) => {
  const spelled = spellingOfStoryList(knowing(30, state), new URLSearchParams(asked));
  expect(spelled).toEqual({ query, isKnown });
});

test.each([
  'page=4',
  'page=4&project=project-disha',
  'page=0',
  'page=02',
  'page=1e9',
  'page=',
  'project=x',
  'project=',
  'project=a/b',
])('[R35] it is certain that there is no page %s', (asked) => {
  expect(spellingOfStoryList(knowing(30), new URLSearchParams(asked))).toBeUndefined();
});

test('[R43] twelve stories stand on a page, and the last page has the rest', () => {
  const stories = Array.from({ length: 30 }, (_, index) => ({ index, project: '' }));
  const shownOn = (page: number) =>
    storyListOf(stories, [], { page })?.shown.map(({ index }) => index);
  expect(shownOn(1)).toHaveLength(12);
  expect(shownOn(3)).toEqual([24, 25, 26, 27, 28, 29]);
  expect(shownOn(4)).toBeUndefined();
  expect(storyListOf([], [], { page: 1 })).toBeUndefined();
  expect(storyListPath({ page: 1 })).toBe('/stories');
});

test.each([
  [[{ id: 1, text: ' It began. ' }], { text: 'It began.' }],
  [[{ id: 1, text: null }], { text: '' }],
  [[{ id: 1, text: 7 }], { text: '' }],
  [[], { text: '' }],
  [undefined, undefined],
] as const)('[R6] of the answer %j the text is %j', async (entries, text) => {
  const story = first(inFive) as ListedStory;
  const content = {
    language: 'en' as const,
    facts: noFacts,
    read: async <T>(call: { parse(sent: readonly unknown[], own: typeof context): T }) => ({
      items: entries && call.parse(entries, context),
      state: 'current' as const,
    }),
  };
  expect(await getStoryText(content, story)).toEqual(text);
});
