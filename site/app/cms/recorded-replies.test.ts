import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { parseContext } from '../../tests/support/content-of.ts';
import { listReply } from '../../tests/support/fake-cms/replies.ts';
import { sampleContent } from '../../tests/support/fixtures/content.ts';
import {
  type RecordedCms,
  recordedVersions,
  startRecordedCms,
} from '../../tests/support/recorded-cms.ts';
import { getActivities } from './activities.ts';
import { createCmsClient } from './client.ts';
import { createContent } from './content.ts';
import { createContentIn } from './content-in-language.ts';
import { noFacts } from './facts.ts';
import type { ContentImage } from './image.ts';
import { getProjects } from './projects.ts';
import { readEntries } from './read-entries.ts';
import { createSnapshotFiles } from './snapshots.ts';
import { getStats } from './stats.ts';
import { getTestimonials, testimonialsCall } from './testimonials.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'recorded-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The content of a real Strapi, in English and in Malayalam. */
function contentOf({ url: cmsUrl }: RecordedCms) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const imageToken = (url: string) => url;
  const context = { cmsUrl, facts: noFacts, imageToken, language: 'en', log } as const;
  const content = createContent({
    client: createCmsClient({ cmsUrl, cmsToken: 'token', cmsWriteToken: 'token' }),
    log,
    context,
    snapshots: createSnapshotFiles(mkdtempSync(path.join(folder, 'data-')), log),
    ttl: 60_000,
  });
  return { content, inMalayalam: createContentIn(content, 'ml', context), log };
}

const longList = Array.from({ length: 31 }, () => ({ testimonialText: 'We read aloud.' }));

/** The Strapi 5 that was recorded has no translated activities. */
const translatedActivities = { 'strapi-4.26.2': 2, 'strapi-5.54.0': 0 };

describe.each(recordedVersions)('%s', (version) => {
  test('[R38] each entry has its own translation; what has none stays English', async () => {
    await using cms = await startRecordedCms(version);
    const { inMalayalam } = contentOf(cms);
    const projects = await getProjects(inMalayalam);
    const titles = projects.map(({ url, title }) => [url, title.lang ?? title.text]);
    expect(Object.fromEntries(titles.slice(0, 4))).toEqual({
      'project-spark': 'സ്പാർക്ക് പദ്ധതി',
      'project-disha': expect.stringContaining('ദിശ'),
      'project-ganitham': expect.stringContaining('ഗണിതം'),
      'lets-learn-english': 'en',
    });
    expect(new Set(titles.slice(3).map(([, title]) => title))).toEqual(new Set(['en']));
    const activities = (await getActivities(inMalayalam)).map(({ title }) => title.lang);
    expect(activities.filter((lang) => lang === undefined)).toHaveLength(
      translatedActivities[version],
    );
    expect(activities).toHaveLength(7);
  });

  test('[2.6] a PDF among the images of a project is left out, an SVG is not', async () => {
    await using cms = await startRecordedCms(version);
    const { content } = contentOf(cms);
    const nameOf = ({ imageToken }: ContentImage) => /\w+\.\w+(?=#)/.exec(imageToken)?.[0];
    // Its images are a PDF, a drawing and a photo; it has no main image.
    const akshara = (await getProjects(content)).find(({ url }) => url === 'akshara');
    const names = akshara?.images.map(nameOf);
    expect(names).toEqual([expect.stringMatching(/^g_26.*svg$/), expect.stringMatching(/jpg$/)]);
    expect(akshara?.mainImage).toBe(akshara?.images[0]);
  });

  test('[R4] a list longer than a page is shown whole, [7.1] its first call as it is specified', async () => {
    await using cms = await startRecordedCms(version);
    const { content } = contentOf(cms);
    const authors = (await getTestimonials(content)).map(({ author }) => author.text);
    expect(authors).toEqual(Array.from({ length: 31 }, (_, index) => `Author ${index + 1}`));
    expect(cms.paths[0]).toBe('/api/testimonials?populate=*');
  });
});

describe('[R6] an entry stays where it is when it is edited, though Strapi 5 gives it a new id', () => {
  test('in a list without an order', async () => {
    await using cms = await startRecordedCms('strapi-5.54.0');
    const titles = (await getActivities(contentOf(cms).content)).map(({ title }) => title.text);
    expect(titles.map((title) => title.slice(0, 10))).toEqual(
      Array.from({ length: 7 }, (_, index) => `Activity ${index + 1}`),
    );
  });

  test('[2.12] so that the statistics are those of the older entry', async () => {
    await using cms = await startRecordedCms('strapi-5.54.0');
    const { students, schools } = await getStats(contentOf(cms).content);
    expect({ students, schools }).toEqual({ students: 41_235, schools: 57 });
  });
});

test.each([10, 4])(
  '[R4] a list is shown whole where Strapi gives %i entries a page',
  async (maxLimit) => {
    const content = { ...sampleContent(), testimonials: longList };
    for (const withCount of [true, false]) {
      const client = {
        get: async (url: string) =>
          listReply(url, content, { version: 4, maxLimit, withCount }).body,
      };
      const entries = await readEntries(client, testimonialsCall);
      expect(testimonialsCall.parse(entries, parseContext)).toHaveLength(longList.length);
    }
  },
);

test('[R4] a list is shown whole where Strapi does not count it', async () => {
  const others = ['testimonials-without-count', 'testimonials-without-count-page-2'];
  await using cms = await startRecordedCms('strapi-4.26.2', others);
  expect(await getTestimonials(contentOf(cms).content)).toHaveLength(31);
});
