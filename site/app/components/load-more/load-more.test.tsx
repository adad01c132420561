import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { useLoadMore } from './load-more.tsx';

function Cards({ count }: { readonly count: number }) {
  const items = Array.from({ length: count }, (_, index) => index + 1);
  const { shown, button, listRef } = useLoadMore('testimonials', items, 2);
  return (
    <>
      <ul ref={listRef}>
        {shown.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {button}
    </>
  );
}

/** What the server answers at that address: this is all that a visitor without scripts has. */
function answerAt(address: string, count: number): { items: number; html: string } {
  const html = renderAt(address, <Cards count={count} />);
  return { items: [...html.matchAll(/<li>/g)].length, html };
}

test('[4.5] [R18] a list shows its first items, and its button asks the server for all', () => {
  const first = answerAt('/page', 5);
  expect(first.items).toBe(2);
  expect(first.html).toMatch(/<form[^>]* action="\/page#testimonials"/);
  expect(first.html).toMatch(/<button[^>]* aria-label="Load More testimonials" [^>]*>Load More/);
  const all = answerAt('/page?testimonials=all', 5);
  expect(all.items).toBe(5);
  expect(all.html).not.toContain('Load More');
  expect(answerAt('/page', 2).html).not.toContain('<button');
});

test('[R18] the other parameters that pages read stay in the address', () => {
  expect(answerAt('/page?activities=all&q=a%20b&utm_source=mail', 5).html).toMatch(
    /<input type="hidden" name="activities" value="all"\/><input type="hidden" name="q" value="a b"\/>(?!<input type="hidden" name="utm)/,
  );
});
