import { beforeEach, describe, expect, test } from 'vitest';
import { activitiesCall } from './activities.ts';
import type { ContentCall } from './calls.ts';
import { CmsError } from './client.ts';
import { contentCalls } from './content-calls.ts';
import { noFacts } from './facts.ts';
import { galleryCall } from './gallery.ts';
import { oldAddressesCall } from './old-addresses.ts';
import { navProjectsCall, projectsCall } from './projects.ts';
import { statsCall } from './stats.ts';
import { teamCall } from './team.ts';
import { testimonialsCall } from './testimonials.ts';

const warnings: object[] = [];
const context = {
  cmsUrl: 'https://cms.example',
  facts: noFacts,
  imageToken: (url: string) => `signed(${url})`,
  language: 'en' as const,
  log: { info() {}, warn: (details: object) => warnings.push(details), error() {} },
};
/** A text in which nothing was written. */
const nothing = { text: '' };

beforeEach(() => {
  warnings.length = 0;
});

/** A media field as Strapi 4 sends it, and the same as Strapi 5 does. */
const media = (url: unknown, more: object = {}) => ({
  data: { id: 9, attributes: { url, alternativeText: 'Children', ...more } },
});
const flat = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, part) => part?.data?.attributes ?? part);

/** The first item of the same entry in both shapes (R3). */
function itemOf<T>(call: ContentCall<readonly T[]>, attributes: object): T | undefined {
  const four = call.parse([{ id: 1, attributes }], context);
  const five = call.parse([{ id: 1, documentId: '1', ...Object(flat(attributes)) }], context);
  expect(five).toEqual(four);
  return four[0];
}

test('[7.1] the paths and query strings of the seven calls', () => {
  const paths = contentCalls.filter(({ builtIn }) => builtIn === undefined).map(({ path }) => path);
  expect(paths.sort()).toEqual([
    '/api/galleries?populate=*',
    '/api/just-ins',
    '/api/projects?sort=sortOrder:ASC&pagination[limit]=4',
    '/api/projects?sort=sortOrder:ASC&populate=*',
    '/api/stats-counters',
    '/api/teams',
    '/api/testimonials?populate=*',
  ]);
});

describe('a project', () => {
  const fields = {
    projectTitle: ' Project Spark ',
    shortDescription: 'Short',
    cardDescription: 'Card',
    longDescription: 'One.\r\n\r\nTwo\nlines.\n\n\n\nThree.',
    url: 'project-spark',
    projectIcon: 'spark',
    iconImage: media('/uploads/icon.png'),
    images: { data: [media('/uploads/a.jpg').data, media(null).data] },
    mainImage: media('https://cdn.example/m.jpg', { width: 900, height: 600 }),
    statStudents: 100,
    statVolunteers: '20',
    metaDescription: 'Meta',
    markerColour: 'blue',
  };

  test('[3.1] every field becomes what the pages show', () => {
    expect(itemOf(projectsCall, fields)).toEqual({
      id: '1',
      title: { text: 'Project Spark' },
      shortDescription: { text: 'Short' },
      cardDescription: { text: 'Card' },
      longDescription: { text: fields.longDescription },
      opening: { text: 'One.' },
      url: 'project-spark',
      path: '/projects/project-spark',
      icon: 'spark',
      iconImage: { imageToken: 'signed(https://cms.example/uploads/icon.png)', alt: 'Children' },
      images: [{ imageToken: 'signed(https://cms.example/uploads/a.jpg)', alt: 'Children' }],
      mainImage: {
        imageToken: 'signed(https://cdn.example/m.jpg)',
        alt: 'Children',
        width: 900,
        height: 600,
      },
      students: 100,
      volunteers: 20,
      metaDescription: { text: 'Meta' },
      markerColour: 'blue',
      entryId: '1',
      englishTitle: 'Project Spark',
    });
  });

  test('[2.6] a missing mainImage is replaced by the first of images', () => {
    const project = itemOf(projectsCall, { ...fields, mainImage: { data: null } });
    expect(project?.mainImage?.imageToken).toBe('signed(https://cms.example/uploads/a.jpg)');
  });

  test('an image without a height has no size', () => {
    const mainImage = media('https://cdn.example/m.jpg', { width: 900 });
    expect(itemOf(projectsCall, { ...fields, mainImage })?.mainImage).toEqual({
      imageToken: 'signed(https://cdn.example/m.jpg)',
      alt: 'Children',
    });
  });

  test('missing optional fields leave gaps, not errors', () => {
    expect(itemOf(projectsCall, { projectTitle: 'Bare' })).toEqual({
      id: '1',
      entryId: '1',
      englishTitle: 'Bare',
      title: { text: 'Bare' },
      shortDescription: nothing,
      cardDescription: nothing,
      longDescription: nothing,
      opening: nothing,
      images: [],
      metaDescription: nothing,
    });
  });

  test.each(['../admin', 'a/b', 'a b', '', '?x', '.hidden'])('the url %j makes no page', (url) => {
    expect(itemOf(navProjectsCall, { ...fields, url })?.path).toBeUndefined();
  });

  test('[2.6] a url with other letters is written as addresses are', () => {
    const path = itemOf(navProjectsCall, { ...fields, url: 'élan' })?.path;
    expect(path).toBe('/projects/%C3%A9lan');
  });

  test('[2.6] a url may have the vowel signs of Indian scripts; one that is no address is told', () => {
    const own = (url: string) => itemOf(projectsCall, { ...fields, url });
    const url = 'മഴവിൽ-പദ്ധതി';
    expect(own(url)?.path).toBe(`/projects/${encodeURIComponent(url)}`);
    expect(warnings).toEqual([]);
    expect(own('our project/1')?.path).toBeUndefined();
    expect(warnings[0]).toEqual({ call: '/api/projects', id: '1', url: 'our project/1' });
  });

  test('a project with an icon of its own needs no drawing', () => {
    for (const projectIcon of [null, undefined, '']) {
      const project = itemOf(navProjectsCall, { ...fields, projectIcon });
      expect(project).toMatchObject({ icon: undefined, iconImage: { alt: 'Children' } });
    }
  });

  test('an unknown icon is no icon', () => {
    const project = itemOf(navProjectsCall, { ...fields, projectIcon: 'rocket' });
    expect(project).toMatchObject({ title: { text: 'Project Spark' }, icon: undefined });
  });
});

test('[R6] a bad item is logged and left out; a list of bad items alone is no content', () => {
  const entries = [{ name: 'A' }, { attributes: { name: 7 } }, null, 'junk', { name: 'B' }];
  expect(teamCall.parse(entries, context).map(({ name }) => name.text)).toEqual(['A', 'B']);
  expect(warnings).toHaveLength(3);
  expect(warnings[0]).toMatchObject({ call: '/api/teams', id: 'at 1', fields: ['name'] });
  expect(() => teamCall.parse([{}, null], context)).toThrow(CmsError);
  expect(teamCall.parse([], context)).toEqual([]);
});

const safe = 'https://example.org';
test.each([
  [safe, 'See the camp', safe, 'See the camp'],
  [safe, '', safe, ''],
  [safe, 'null', safe, ''],
  [safe, null, safe, ''],
  ['javascript:alert(1)', 'Soon', undefined, 'Soon'],
  ['', 'null', undefined, ''],
  [undefined, '', undefined, ''],
])('[3.2] [R20] an activity with link %j and linkTitle %j gives %j and %j', (...row) => {
  const [link, linkTitle, shownLink, shownTitle] = row;
  const entry = { title: 'T', description: 'D', link, linkTitle };
  expect(itemOf(activitiesCall, entry)).toEqual({
    id: '1',
    title: { text: 'T' },
    description: { text: 'D' },
    link: shownLink,
    linkTitle: { text: shownTitle },
  });
});

test('[3.2] [R6] an activity has a title or a description', () => {
  const entries = [{ title: 'Camp' }, { description: 'On Sunday' }, { link: safe }];
  expect(activitiesCall.parse(entries, context)).toHaveLength(2);
});

test('[R5] an activity or a member that links a file of the CMS links it on this site', () => {
  const link = 'https://cms.example/uploads/a.pdf';
  expect(itemOf(activitiesCall, { title: 'T', link })?.link).toBe('/uploads/a.pdf');
  expect(itemOf(teamCall, { name: 'A', link })?.link).toBe('/uploads/a.pdf');
});

const spoken = {
  text: { text: 'Text' },
  author: { text: 'Meera' },
  authorDescription: { text: 'Volunteer' },
  event: nothing,
};
const first = { testimonialText: 'Text', author: 'Meera', authorDesc: 'Volunteer' };
const photo = { imageToken: 'signed(https://cms.example/m.jpg)', alt: '' };
const event = 'Day';
const thumbnail = { formats: { thumbnail: { url: '/m.jpg' } } };
const home = { ...first, eventName: event, authorImage: media('/large.jpg', thumbnail) };
const texts = { mainText: 'Text', name: 'Meera', pos: 'Volunteer', event };
const card = { ...texts, image: media('/large.jpg', thumbnail) };
test.each<[string, object, object]>([
  ['the home reading, with the thumbnail as photo', home, { event: { text: event }, photo }],
  ['the card reading, with the thumbnail as photo', card, { event: { text: event }, photo }],
  ['both readings', { ...first, mainText: 'Other' }, {}],
  ['an address in place of an image', { ...first, authorImage: '/m.jpg' }, { photo }],
  ['no image', { ...first, authorImage: { data: null } }, {}],
  ['no field for an image', first, {}],
])('[3.3] a testimonial: %s', (_what, fields, more) => {
  expect(itemOf(testimonialsCall, fields)).toEqual({ id: '1', ...spoken, ...more });
});

test('[3.3] [R6] a testimonial without a text is left out', () => {
  expect(testimonialsCall.parse([first, { author: 'Meera' }], context)).toHaveLength(1);
});

test('[2.6] a PDF among the images of a project is none, and never the main one', () => {
  const report = { id: 1, attributes: { url: '/uploads/report.pdf', mime: 'application/pdf' } };
  const photo = { id: 2, attributes: { url: '/uploads/a.jpg', mime: 'image/jpeg' } };
  const own = { projectTitle: 'Akshara', images: { data: [report, photo] } };
  const project = itemOf(projectsCall, own);
  const { imageToken } = project?.mainImage ?? {};
  expect(imageToken).toBe('signed(https://cms.example/uploads/a.jpg)');
  expect(project?.images).toHaveLength(1);
});

test('[3.5] a gallery item without an image is left out', () => {
  const good = { image: media('/g.jpg'), shortDescription: 'Rain' };
  expect(galleryCall.parse([good, { shortDescription: 'x' }], context)).toMatchObject([
    { caption: { text: 'Rain' } },
  ]);
});

test('[3.6] colleges are the schools', () => {
  const fields = { colleges: 1, students: '2', volunteers: 3, tribalstudycenters: 4 };
  expect(itemOf(statsCall, fields)).toEqual({
    id: '1',
    schools: 1,
    students: 2,
    volunteers: 3,
    tribalStudyCenters: 4,
  });
});

test('[3.6] a figure that is missing, or 0, is not shown', () => {
  const fields = { students: 0, volunteers: null, tribalstudycenters: 7 };
  expect(itemOf(statsCall, fields)).toEqual({ id: '1', tribalStudyCenters: 7 });
});

test.each([
  ['/uploads/a.webp', 'signed(https://cms.example/uploads/a.webp)'],
  ['https://cdn.example/a.webp', 'signed(https://cdn.example/a.webp)'],
  ['//cdn.example/a.webp', 'signed(https://cdn.example/a.webp)'],
  ['javascript:alert(1)', undefined],
  ['file:///etc/passwd', undefined],
])('[R5] [3.4] the imageUrl %s is the image %s', (imageUrl, imageToken) => {
  expect(itemOf(teamCall, { name: 'A', imageUrl })?.photo?.imageToken).toBe(imageToken);
});

test('[R20] a member whose link is none is shown without', () => {
  const linked = (link: string) => itemOf(teamCall, { name: 'A', link })?.link;
  expect([linked(safe), linked('javascript:alert(1)')]).toEqual([safe, undefined]);
});

test.each([
  ['as it is', { x: 31.5, y: 22 }],
  ['left out', { x: 131, y: 22 }],
  ['left out', { x: '31' }],
  ['left out', null],
  ['left out', undefined],
])('an image’s focal point is %s: %j', (what, focalPoint) => {
  const expected = what === 'as it is' ? focalPoint : undefined;
  const item = itemOf(galleryCall, { image: media('/g.jpg', { focalPoint }) });
  expect(item?.image.focalPoint).toEqual(expected);
  const team = { name: 'A', imageUrl: '/a.jpg', imageFocalPoint: focalPoint };
  expect(itemOf(teamCall, team)?.photo?.focalPoint).toEqual(expected);
});

test('[R38] the alternative text of an image, which is English, stays out of other languages', () => {
  const entry = { image: media('/g.jpg'), shortDescription: 'Rain' };
  const [item] = galleryCall.parse([entry], { ...context, language: 'ml' });
  expect(item?.image.alt).toBe('');
});

test('a version of an image is part of its token', () => {
  const item = itemOf(galleryCall, { image: media('/g.jpg', { updatedAt: '2026-01-15' }) });
  expect(item?.image.imageToken).toBe('signed(https://cms.example/g.jpg#2026-01-15)');
});

test('[R33] former addresses are slugs', () => {
  const entries = [
    { attributes: { from: 'spark', to: 'project-spark', kind: 'project' } },
    { from: '../x', to: 'a', kind: 'project' },
    { from: 'a', kind: 'project' },
    { from: 'a', to: 'a', kind: 'project' },
    { from: 'without', to: 'its-type' },
    { from: 'rain', to: 'first-rain', kind: 'event' },
  ];
  expect(oldAddressesCall.parse(entries, context)).toMatchObject([
    { from: 'spark', to: 'project-spark', kind: 'project' },
    { from: 'rain', to: 'first-rain', kind: 'event' },
  ]);
});
