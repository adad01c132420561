import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Content } from '../fixtures/content-types.ts';
import {
  contentWithHostileLinks,
  contentWithMarkup,
  contentWithMissingFields,
  contentWithMissingPictures,
  contentWithNullFields,
  contentWithVeryLongWords,
  emptyContent,
  manyOfEach,
} from '../fixtures/odd-content.ts';
import { tags, textOf } from './html.ts';
import { type Opened, openSite } from './open-site.ts';

const contentPaths = ['/', '/projects', '/team', '/gallery', '/opportunities', '/contact-us'];

const odd: [string, () => Content][] = [
  ['nothing at all', emptyContent],
  ['200 of everything', () => manyOfEach(200)],
  ['null in every field', contentWithNullFields],
  ['every field missing', contentWithMissingFields],
  ['very long words', contentWithVeryLongWords],
  ['markup in every text', contentWithMarkup],
  ['hostile links', contentWithHostileLinks],
  ['pictures that are gone', contentWithMissingPictures],
];

describe.each(odd)('content with %s', (_, content) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openSite({ content: content() });
  });
  afterAll(() => opened.close());

  test.each(contentPaths)('%s is served', async (path) => {
    expect((await opened.page(path)).status).toBe(200);
  });

  test('its projects have their pages', async () => {
    const entries = opened.backend.content.projects;
    for (const { url } of entries.slice(0, 6)) {
      expect((await opened.page(`/projects/${url}`)).status, String(url)).toBe(200);
    }
  });

  test('the words "null", "undefined" and "[object Object]" are on no page', async () => {
    for (const path of contentPaths) {
      expect(textOf((await opened.page(path)).html), path).not.toMatch(
        /\b(null|undefined|NaN)\b|\[object Object\]/,
      );
    }
  });

  test('the log has no unexpected page failure', () => {
    expect(opened.site.output()).not.toContain('A page failed');
  });
});

test('[R20] a hostile link becomes no link', async () => {
  const opened = await openSite({ content: contentWithHostileLinks() });
  try {
    for (const path of ['/', '/projects', '/team']) {
      const links = tags((await opened.page(path)).html, 'a').map(({ href = '' }) => href);
      const bad = links.filter((href) =>
        /^\s*(java\s*script|data|vbscript|file):|evil\.example|^http:\/\/$|^$/i.test(href),
      );
      expect(bad, path).toEqual([]);
    }
  } finally {
    await opened.close();
  }
});

test('[R20] linkTitle: button, "Know more", plain text or nothing', async () => {
  const opened = await openSite();
  try {
    const { html } = await opened.page('/projects');
    const text = textOf(html);
    const labelOf = (href: string) =>
      [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)]
        .filter(([, address]) => address === href)
        .map(([, , label]) => textOf(label ?? ''));
    expect(labelOf('https://example.org/summer-camp').join()).toMatch(/Know more|Join the camp/);
    expect(text).not.toMatch(/\bnull\b/);
  } finally {
    await opened.close();
  }
});

test('markup in a text is shown as it was typed and never becomes part of the page', async () => {
  const opened = await openSite({ content: contentWithMarkup() });
  try {
    for (const path of ['/', '/projects', '/projects/project-spark', '/team', '/gallery']) {
      const { html } = await opened.page(path);
      expect(
        tags(html, 'img').filter(({ src }) => src === 'x'),
        path,
      ).toEqual([]);
      expect(html, path).not.toMatch(/<script>window\.markupRan/);
      expect(html, path).not.toMatch(/<b>bold<\/b>/);
    }
  } finally {
    await opened.close();
  }
});
