import { expect, test } from 'vitest';
import type { Content } from '../support/fixtures/content-types.ts';
import {
  contentWithMarkup,
  contentWithNullFields,
  emptyContent,
  manyOfEach,
} from '../support/fixtures/odd-content.ts';
import { textOf } from '../support/html.ts';
import { openSite } from './open-site.ts';

const contentPaths = ['/', '/projects', '/team', '/gallery', '/opportunities', '/contact-us'];

const odd: [string, () => Content][] = [
  ['nothing at all', emptyContent],
  ['60 of everything', () => manyOfEach(60)],
  ['null in every field', contentWithNullFields],
  ['markup in every text', contentWithMarkup],
];

test.each(odd)(
  '[R4] [R6] [R20] pages are served and safe whose content has %s',
  async (_, contentOf) => {
    const content = contentOf();
    const opened = await openSite({ content });
    const some = [...content.projects.slice(0, 6), ...content.projects.slice(-1)];
    const projects = some.map(({ url }) => `/projects/${url}`);
    for (const path of [...contentPaths, ...projects]) {
      const { status, html } = await opened.page(path);
      expect(status, path).toBe(200);
      expect(textOf(html), path).not.toMatch(/\b(null|undefined|NaN)\b|\[object Object\]/);
      // Markup is shown as it was typed.
      expect(html, path).not.toMatch(/<script>window\.markupRan|<b>bold<\/b>|<img[^>]* src="?x"?/);
    }
    expect(opened.site.output()).not.toContain('A page failed');
  },
);
