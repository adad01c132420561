import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleContent } from '../fixtures/content.ts';
import { addressesIn, spokenTextOf, tags, textOf } from './html.ts';
import { type Opened, openSite } from './open-site.ts';

const contentPaths = ['/', '/projects', '/projects/project-spark', '/team', '/gallery'];

describe('[R3] both reply shapes', () => {
  let four: Opened;
  let five: Opened;

  beforeAll(async () => {
    [four, five] = await Promise.all([openSite({ shape: 'v4' }), openSite({ shape: 'v5' })]);
  });
  afterAll(() => Promise.all([four.close(), five.close()]));

  test.each(contentPaths)('%s shows the same words with either', async (path) => {
    const [a, b] = await Promise.all([four.page(path), five.page(path)]);
    expect(a.status).toBe(200);
    expect(textOf(b.html)).toBe(textOf(a.html));
    expect(tags(b.html, 'img').map(({ alt }) => alt)).toEqual(
      tags(a.html, 'img').map(({ alt }) => alt),
    );
  });

  test('the content of the backend is really there', async () => {
    const home = textOf((await five.page('/')).html);
    for (const text of [
      'Summer camp at the tribal study centre',
      'My daughter counts everything',
    ]) {
      expect(home).toContain(text);
    }
    expect(home).toMatch(/31,?250\+/);
    expect(home).toContain('Latha Nair');
    expect(home, 'the second reading of 3.3').toContain('Meera Joseph');
    const team = spokenTextOf((await five.page('/team')).html);
    for (const { name } of sampleContent().teams) expect(team).toContain(name);
    const detail = textOf((await five.page('/projects/project-spark')).html);
    expect(detail).toMatch(/2,?150\+/);
    expect(detail).toMatch(/140\+/);
    expect(detail).toContain('Today it runs in many schools.');
  });

  test('[7.1] the dropdown has the first four projects by sortOrder', async () => {
    const { html } = await five.page('/contact-us');
    const links = addressesIn(html).filter((address) => address.startsWith('/projects/'));
    expect(links).toEqual([
      '/projects/project-spark',
      '/projects/project-disha',
      '/projects/project-ganitham',
      '/projects/lets-learn-english',
    ]);
  });
});
