import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardGrid } from './card-grid.tsx';

test('each card stands in an item of one list, in order', () => {
  const html = renderToStaticMarkup(
    <CardGrid>
      {['One', 'Two'].map((card) => (
        <article key={card}>{card}</article>
      ))}
    </CardGrid>,
  );
  expect(html).toMatch(
    /^<ul[^>]*><li[^>]*><article>One<\/article><\/li><li[^>]*><article>Two<\/article><\/li><\/ul>$/,
  );
});
