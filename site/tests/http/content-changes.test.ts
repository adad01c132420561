import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Content } from '../fixtures/content-types.ts';
import { freePort } from '../free-port.ts';
import { routes } from '../routes.ts';
import { eventually, type Opened, openSite } from './open-site.ts';

const hookSecret = 'the-secret-of-this-test';
let opened: Opened;
let metricsUrl: string;
let original: Content;

beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  opened = await openSite({
    // Nothing becomes old by itself: what changes here was told by the backend.
    env: {
      CONTENT_TTL: '3600',
      CONTENT_HOOK_SECRET: hookSecret,
      METRICS_PORT: String(port),
    },
  });
  original = opened.backend.content;
});
afterAll(() => opened.close());

async function change(content: Content): Promise<void> {
  opened.backend.content = content;
  const { status } = await opened.get('/hooks/content', {
    method: 'POST',
    headers: { Authorization: `Bearer ${hookSecret}` },
  });
  expect(status).toBe(202);
}

/** The pages that show `text`, all of them made and kept after this. */
async function pagesWith(text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { path } of routes) {
    if ((await opened.page(path)).html.includes(text)) found.push(path);
  }
  return found;
}

async function pagesMade(): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^site_page_cache_total\{found="miss"\} (\d+)$/m.exec(text)?.[1]);
}

const everyKind = [
  ['projects', 'projectTitle', 'Another name', 'Another name'],
  ['just-ins', 'title', 'Another activity', 'Another activity'],
  ['testimonials', 'author', 'Another voice', 'Another voice'],
  ['teams', 'name', 'Another member', 'Another member'],
  ['galleries', 'shortDescription', 'Another picture', 'Another picture'],
  ['stats-counters', 'students', 32_001, '32,001'],
] as const;

test.each(everyKind)(
  'a change of %s shows on every page that had shown it',
  async (kind, field, value, shown) => {
    await change(original);
    await eventually(async () => expect(await pagesWith(shown)).toEqual([]));
    const [first] = original[kind];
    const before = first?.[field];
    const old = typeof before === 'number' ? before.toLocaleString('en') : String(before);
    const pages = await pagesWith(old);
    expect(pages).not.toEqual([]);
    await change({
      ...original,
      [kind]: [{ ...first, [field]: value }, ...original[kind].slice(1)],
    });
    await eventually(async () => expect(await pagesWith(shown)).toEqual(pages));
  },
);

test('a change leaves the pages kept that do not show it', async () => {
  await change(original);
  await eventually(async () => expect(await pagesWith('32,001')).toEqual([]));
  const before = await pagesMade();
  const [stats] = original['stats-counters'];
  await change({ ...original, 'stats-counters': [{ ...stats, students: 32_001 }] });
  await eventually(async () => expect(await pagesWith('32,001')).toEqual(['/']));
  expect(await pagesMade()).toBe(before + 1);
});
