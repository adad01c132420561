import { describe, expect, test } from 'vitest';
import { activitiesCall } from './activities.ts';
import { type ContentCall, UnusableEntries } from './calls.ts';
import { galleryCall } from './gallery.ts';
import { navProjectsCall, paragraphsOf, projectsCall } from './projects.ts';
import { statsCall } from './stats.ts';
import { teamCall } from './team.ts';
import { testimonialsCall } from './testimonials.ts';

const warnings: object[] = [];
const context = {
  cmsUrl: 'https://cms.example',
  address: (url: string) => `signed(${url})`,
  log: { info() {}, warn: (details: object) => warnings.push(details), error() {} },
};

/** The same entry as Strapi 4 and as Strapi 5 would send it (R3). */
function both<T>(call: ContentCall<T>, attributes: object) {
  const four = call.parse([{ id: 1, attributes }], context);
  const five = call.parse([{ id: 1, documentId: 'a', ...attributes }], context);
  expect(five).toEqual(four);
  return four;
}

const media = (url: string, extra: object = {}) => ({
  data: {
    id: 9,
    attributes: { url, alternativeText: 'Children', width: 900, height: 600, ...extra },
  },
});

describe('the exact calls of 7.1', () => {
  test('[7.1] paths and query strings', () => {
    expect(
      [
        navProjectsCall,
        projectsCall,
        activitiesCall,
        galleryCall,
        teamCall,
        statsCall,
        testimonialsCall,
      ]
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      '/api/galleries?populate=*',
      '/api/just-ins',
      '/api/projects?sort=sortOrder:ASC&pagination[limit]=4',
      '/api/projects?sort=sortOrder:ASC&populate=*',
      '/api/stats-counters',
      '/api/teams',
      '/api/testimonials?populate=*',
    ]);
  });
});

describe('a project', () => {
  const fields = {
    projectTitle: ' Project Spark ',
    shortDescription: 'Short',
    cardDescription: 'Card',
    longDescription: 'One.\n\nTwo\nlines.\n\n\n\nThree.',
    url: 'project-spark',
    projectIcon: 'spark',
    sortOrder: 1,
    images: { data: [{ attributes: { url: '/uploads/a.jpg' } }, { attributes: { url: null } }] },
    mainImage: media('https://cdn.example/m.jpg'),
    statStudents: 100,
    statVolunteers: '20',
    metaDescription: 'Meta',
  };

  test('[3.1] every field becomes what the pages show', () => {
    expect(both(projectsCall, fields)[0]).toEqual({
      id: '1',
      title: 'Project Spark',
      shortDescription: 'Short',
      cardDescription: 'Card',
      longDescription: ['One.', 'Two\nlines.', 'Three.'],
      url: 'project-spark',
      path: '/projects/project-spark',
      icon: 'spark',
      images: [{ address: 'signed(https://cms.example/uploads/a.jpg)', alt: '' }],
      mainImage: {
        address: 'signed(https://cdn.example/m.jpg)',
        alt: 'Children',
        width: 900,
        height: 600,
      },
      students: 100,
      volunteers: 20,
      metaDescription: 'Meta',
    });
  });

  test('[R3] pictures of the flat shape are understood', () => {
    const [project] = projectsCall.parse(
      [{ ...fields, images: [{ url: '/b.jpg' }], mainImage: { url: '/c.jpg' } }],
      context,
    );
    expect(project?.mainImage?.address).toBe('signed(https://cms.example/c.jpg)');
    expect(project?.images).toHaveLength(1);
  });

  test('[2.6] the first of images stands in for a missing mainImage', () => {
    const [project] = both(projectsCall, { ...fields, mainImage: { data: null } });
    expect(project?.mainImage?.address).toBe('signed(https://cms.example/uploads/a.jpg)');
  });

  test('missing optional fields leave gaps, not errors', () => {
    const [project] = both(projectsCall, { projectTitle: 'Bare' });
    expect(project).toMatchObject({ title: 'Bare', images: [], cardDescription: '' });
    expect(project).not.toHaveProperty('path');
    expect(project).not.toHaveProperty('students');
  });

  test.each(['../admin', 'a/b', 'a b', '', '?x', '.hidden'])('the url %j makes no page', (url) => {
    expect(both(projectsCall, { projectTitle: 'P', url })[0]).not.toHaveProperty('path');
  });

  test('an unknown icon is no icon', () => {
    expect(both(navProjectsCall, { ...fields, projectIcon: 'rocket' })[0]).not.toHaveProperty(
      'icon',
    );
  });
});

describe('one bad item', () => {
  test('[R6] is logged and left out; the others stay', () => {
    warnings.length = 0;
    const items = teamCall.parse(
      [{ attributes: { name: 'A' } }, { attributes: { name: 7 } }, null, 'junk', { name: 'B' }],
      context,
    );
    expect(items.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(warnings).toHaveLength(3);
    expect(warnings[0]).toMatchObject({ call: '/api/teams', index: 1, fields: ['name'] });
  });

  test('[R6] a reply of bad items alone is not taken for content', () => {
    expect(() => teamCall.parse([{}, null], context)).toThrow(UnusableEntries);
    expect(teamCall.parse([], context)).toEqual([]);
  });
});

describe('an activity', () => {
  const parse = (fields: object) =>
    both(activitiesCall, { title: 'T', description: 'D', ...fields })[0];

  test('[R20] a safe link has its label, or "Know more" where there is none', () => {
    const link = 'https://example.org';
    expect(parse({ link, linkTitle: 'See the camp' })).toMatchObject({ linkTitle: 'See the camp' });
    expect(parse({ link, linkTitle: '' })).toMatchObject({ linkTitle: 'Know more' });
    expect(parse({ link, linkTitle: 'null' })).toMatchObject({ linkTitle: 'Know more' });
    expect(parse({ link, linkTitle: null })).toMatchObject({ link, linkTitle: 'Know more' });
  });

  test('[R20] without a link, linkTitle is text, and nothing where it is empty or "null"', () => {
    expect(parse({ link: 'javascript:alert(1)', linkTitle: 'Soon' })).toEqual({
      id: '1',
      title: 'T',
      description: 'D',
      linkTitle: 'Soon',
    });
    expect(parse({ linkTitle: 'null' })).not.toHaveProperty('linkTitle');
    expect(parse({ link: '', linkTitle: '' })).not.toHaveProperty('linkTitle');
  });
});

describe('a testimonial', () => {
  test('[3.3] the home reading', () => {
    expect(
      both(testimonialsCall, {
        author: 'Meera',
        testimonialText: 'Text',
        authorDesc: 'Volunteer',
        eventName: 'Annual day',
        authorImage: media('/m.jpg'),
      })[0],
    ).toEqual({
      id: '1',
      author: 'Meera',
      text: 'Text',
      authorDescription: 'Volunteer',
      event: 'Annual day',
      photo: { address: 'signed(https://cms.example/m.jpg)', alt: '' },
    });
  });

  test('[3.3] the card reading, with the thumbnail as photo', () => {
    const image = media('/m.jpg', { formats: { thumbnail: { url: '/thumb.jpg' } } });
    expect(
      both(testimonialsCall, { mainText: 'Text', name: 'Arun', pos: 'Intern', image })[0],
    ).toEqual({
      id: '1',
      author: 'Arun',
      text: 'Text',
      authorDescription: 'Intern',
      photo: { address: 'signed(https://cms.example/thumb.jpg)', alt: '' },
    });
  });

  test('[3.3] an address in place of a picture, and no picture at all', () => {
    const text = { testimonialText: 'Text' };
    expect(
      both(testimonialsCall, { ...text, authorImage: 'https://cdn.example/a.jpg' })[0],
    ).toMatchObject({
      photo: { address: 'signed(https://cdn.example/a.jpg)' },
    });
    expect(both(testimonialsCall, { ...text, authorImage: { data: null } })[0]).not.toHaveProperty(
      'photo',
    );
    expect(both(testimonialsCall, text)[0]).not.toHaveProperty('photo');
  });
});

test('[3.5] a gallery item without a picture is left out', () => {
  const good = { image: media('/g.jpg'), shortDescription: 'Rain' };
  expect(galleryCall.parse([good, { shortDescription: 'x' }], context)).toEqual([
    expect.objectContaining({ caption: 'Rain' }),
  ]);
});

test('[3.6] colleges are the schools', () => {
  expect(
    both(statsCall, { colleges: 1, students: 2, volunteers: 3, tribalstudycenters: 4 })[0],
  ).toEqual({
    id: '1',
    schools: 1,
    students: 2,
    volunteers: 3,
    tribalStudyCenters: 4,
  });
});

test('[3.4] a relative imageUrl belongs to the backend, an absolute one is left alone', () => {
  const photoOf = (imageUrl: string) => both(teamCall, { name: 'A', imageUrl })[0]?.photo?.address;
  expect(photoOf('/uploads/a.webp')).toBe('signed(https://cms.example/uploads/a.webp)');
  expect(photoOf('https://cdn.example/a.webp')).toBe('signed(https://cdn.example/a.webp)');
  expect(photoOf('javascript:alert(1)')).toBeUndefined();
  expect(photoOf('file:///etc/passwd')).toBeUndefined();
});

test('paragraphs are parted by blank lines', () => {
  expect(paragraphsOf('')).toEqual([]);
  expect(paragraphsOf('a\r\n\r\nb')).toEqual(['a', 'b']);
});
