import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteImage } from './site-image.tsx';

test.each([
  ...(['about-poster', 'contact', 'hero-children', 'journey', 'activity-1', 'activity-2'] as const),
  ...(['activity-3', 'opportunity-intern', 'opportunity-sponsor'] as const),
  'opportunity-volunteer' as const,
])('%s is there in several widths, the narrowest first', (name) => {
  const html = renderToStaticMarkup(
    <SiteImage name={name} alt="A road" sizes="94vw" width={1600} height={900} />,
  );
  const widths = [...html.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  expect(widths.length).toBeGreaterThan(1);
  expect(widths).toEqual(widths.toSorted((one, other) => one - other));
});
