import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pictureWidths } from '../picture-widths.ts';
import { BackendPicture, type BackendPictureProps } from './backend-picture.tsx';

const draw = (props: Partial<BackendPictureProps> = {}) =>
  renderToStaticMarkup(
    <BackendPicture
      picture={{ address: 'abc/spark.jpg', alt: 'Ten children' }}
      sizes="50vw"
      width={600}
      height={400}
      {...props}
    />,
  );
const offered = (html: string) =>
  [...(/srcSet="([^"]+)"/.exec(html)?.[1]?.matchAll(/ (\d+)w/g) ?? [])].map(([, width]) =>
    Number(width),
  );

test('[R5] a picture is asked for from the site itself, in each width that the site makes', () => {
  const html = draw();
  expect(offered(html)).toEqual(pictureWidths.filter((width) => width <= 1920));
  expect(html.match(/\/pictures\/\d+\/abc\/spark\.jpg/g)).toHaveLength(offered(html).length + 1);
  expect(html).not.toMatch(/https?:/);
});

test('a small slot offers no width that nobody could see', () => {
  expect(Math.max(...offered(draw({ most: 480 })))).toBeLessThanOrEqual(480);
});

test('the place is kept before the picture is there, and what is below the view waits', () => {
  expect(draw()).toMatch(/width="600" height="400" loading="lazy"/);
  expect(draw()).not.toContain('fetchPriority');
  expect(draw({ loading: 'eager' })).toMatch(/loading="eager".*fetchPriority="high"/);
});

test('words beside a picture silence its own', () => {
  expect(draw()).toContain('alt="Ten children"');
  expect(draw({ alt: '' })).toContain('alt=""');
});
