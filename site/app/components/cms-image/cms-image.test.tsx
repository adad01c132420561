import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { imageWidths } from '../image-sizes.ts';
import { CmsImage, type CmsImageProps } from './cms-image.tsx';

const image = { imageToken: 'abc/spark.jpg', alt: 'Ten children' };
const slot = { image, sizes: '50vw', width: 600, height: 400 };
const render = (props: Partial<CmsImageProps> = {}) =>
  renderAt('/', <CmsImage {...slot} {...props} />);
const offered = (html: string) => [...html.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

test('[R5] an image is asked for from the site itself, in each width that the site makes', () => {
  expect(offered(render())).toEqual(imageWidths);
  expect(render().match(/\/images\/\d+\/abc\/spark\.jpg/g)).toHaveLength(imageWidths.length + 1);
  expect(render()).not.toMatch(/https?:/);
  expect(Math.max(...offered(render({ maxWidth: 480 })))).toBe(480);
});

test('an image keeps its place, loads when it is near, and can leave its name to the text beside', () => {
  expect(render()).toMatch(/alt="Ten children" loading="lazy".* width="600" height="400"/);
  expect(render({ loading: 'eager', alt: '' })).toMatch(/alt="" loading="eager".*"high"/);
});

test('where an image is cropped, the focal point that the editor set stays in view', () => {
  const focalPoint = { x: 31.5, y: 22 };
  expect(render({ image: { ...image, focalPoint } })).toContain(
    'style="object-position:31.5% 22%"',
  );
  expect(render()).not.toContain('style');
});
