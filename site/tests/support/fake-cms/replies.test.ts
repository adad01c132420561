import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { translatedContent } from '../fixtures/translations.ts';
import { type RecordedVersion, recordedVersions, recordingOf } from '../recorded-cms.ts';
import { reads } from './calls.ts';
import { createdReply, listReply, type StrapiOptions } from './replies.ts';
import { Submissions } from './submissions.ts';

const options: Readonly<Record<RecordedVersion, StrapiOptions>> = {
  'strapi-4.26.2': { version: 4 },
  'strapi-5.54.0': { version: 5 },
};

/** In the shape that the site asks for. */
const recordings: Readonly<Record<RecordedVersion, Readonly<Record<string, string>>>> = {
  'strapi-4.26.2': {
    testimonials: 'testimonials',
    navProjects: 'projects-nav',
    projects: 'projects',
    activities: 'just-ins',
    gallery: 'galleries',
    team: 'teams',
    stats: 'stats-counters',
  },
  'strapi-5.54.0': {
    testimonials: 'testimonials-v4-header',
    navProjects: 'projects-nav-v4-header',
    projects: 'projects-v4-header',
    activities: 'just-ins-v4-header',
    gallery: 'galleries-v4-header',
    team: 'teams-v4-header',
    stats: 'stats-counters-v4-header',
  },
};

/** Every key of a reply with the keys above it, such as `data[].attributes.locale`. */
function keysOf(value: unknown, above = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => keysOf(part, `${above}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const name = above === '' ? key : `${above}.${key}`;
    return [name, ...keysOf(part, name)];
  });
}

/** As in the Strapi that was recorded, of which projects alone are translated in both versions. */
const { translations, ...english } = translatedContent('ml');
const content = {
  ...english,
  // Its testimonials have the fields of the home page alone (3.3).
  testimonials: english.testimonials.filter((entry) => 'testimonialText' in entry),
  translations: { ml: { projects: translations?.ml?.projects ?? [] } },
};

/** How Strapi pages a list, and which entries are in it. */
const Paged = v.object({
  data: v.array(v.unknown()),
  meta: v.object({ pagination: v.record(v.string(), v.number()) }),
});

describe.each(recordedVersions)('the fake CMS has no key that %s lacks', (version) => {
  const paths = Object.entries(reads).map(([name, path]): [string, string | undefined] => {
    return [path, recordings[version][name]];
  });
  test.each([...paths, [`${reads.projects}&locale=ml`, recordings[version].projects]])(
    'in the reply to %s',
    (path = '', name = '') => {
      const recorded = recordingOf(version, name);
      const { status, body } = listReply(path, content, options[version]);
      expect(status).toBe(recorded.status);
      const known = keysOf(recorded.body);
      expect(keysOf(body).filter((key) => !known.includes(key))).toEqual([]);
      expect(keysOf(body).length).toBeGreaterThan(5);
    },
  );

  test.each(['contact', 'volunteer'])('in the reply to the form %s', (kind) => {
    const recorded = recordingOf(version, `post-${kind}`);
    const { status, body } = createdReply(recorded.request.body?.data ?? {}, 1, options[version]);
    const reply = version === 'strapi-4.26.2' ? body : inShapeOf5(body);
    expect([status, keysOf(reply).sort()]).toEqual([recorded.status, keysOf(recorded.body).sort()]);
  });

  test('in the reply to a form without data, with which the site tries its rights', () => {
    const recorded = recordingOf(version, 'post-contact-no-data');
    const call = { path: recorded.request.path, body: '{}', contentType: 'application/json' };
    const { status, body } = new Submissions(options[version]).take({ ...call, key: undefined });
    expect({ status, body }).toEqual({ status: recorded.status, body: recorded.body });
  });

  test('in an error', () => {
    const { status, body } = listReply('/api/organisation?populate=*', content, options[version]);
    const recorded = recordingOf(version, 'unknown-type');
    expect({ status, body }).toEqual({ status: recorded.status, body: recorded.body });
  });
});

/** Recorded without the header that asks for the shape of Strapi 4. */
function inShapeOf5(body: unknown): unknown {
  const { data, ...reply } = v.parse(v.looseObject({ data: v.looseObject({}) }), body);
  const { attributes, ...ids } = v.parse(v.looseObject({ attributes: v.looseObject({}) }), data);
  return { ...reply, data: { ...ids, ...attributes } };
}

test('of Strapi 4 a translation names its English entry, and has no documentId', () => {
  const { body } = listReply(`${reads.projects}&locale=ml`, content, { version: 4 });
  expect(keysOf(body)).toContain('data[].attributes.localizations.data[].id');
  expect(JSON.stringify(body)).not.toContain('documentId');
});

test.each([
  ['testimonials', {}],
  ['testimonials-page-2', {}],
  ['testimonials-without-count', { withCount: false }],
  ['testimonials-without-count-page-2', { withCount: false }],
  ['testimonials-max-10', { maxLimit: 10 }],
  ['testimonials-max-10-page-2', { maxLimit: 10 }],
  ['testimonials-max-10-page-2-of-10', { maxLimit: 10 }],
])('a list of 31 entries is paged as in %s', (name, limits) => {
  const { request, body } = recordingOf('strapi-4.26.2', name);
  const testimonials = Array.from({ length: 31 }, () => ({ author: 'A' }));
  const reply = listReply(request.path, { ...content, testimonials }, { version: 4, ...limits });
  const [fake, real] = [v.parse(Paged, reply.body), v.parse(Paged, body)];
  expect(fake.meta).toEqual(real.meta);
  expect(fake.data.map(idOf)).toEqual(real.data.map(idOf));
});

function idOf(entry: unknown): number {
  return v.parse(v.object({ id: v.number() }), entry).id;
}
