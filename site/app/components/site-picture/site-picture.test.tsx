import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { picturesNamed, type SitePictureName } from './picture-files.ts';
import { SitePicture } from './site-picture.tsx';

const names: readonly SitePictureName[] = [
  'about-poster',
  'activity-1',
  'activity-2',
  'activity-3',
  'contact',
  'hero-children',
  'journey',
  'opportunity-intern',
  'opportunity-sponsor',
  'opportunity-volunteer',
];

test.each(names)('%s is there in several widths, the narrowest first', (name) => {
  const files = picturesNamed(name);
  expect(files.length).toBeGreaterThan(1);
  expect(files.map(({ width }) => width)).toEqual(
    files.map(({ width }) => width).toSorted((a, b) => a - b),
  );
  for (const { width } of files) {
    expect(
      existsSync(new URL(`../../content/pictures/${name}-${width}.webp`, import.meta.url)),
    ).toBe(true);
  }
});

test('a browser that knows no widths gets the widest, any other chooses', () => {
  const files = picturesNamed('journey');
  const html = renderToStaticMarkup(
    <SitePicture name="journey" alt="A road" sizes="94vw" width={1600} height={900} />,
  );
  expect(html).toContain(`src="${files.at(-1)?.url}"`);
  expect(html.match(/ \d+w/g)).toEqual(files.map(({ width }) => ` ${width}w`));
  expect(html).toMatch(/alt="A road" width="1600" height="900" loading="lazy"/);
});
