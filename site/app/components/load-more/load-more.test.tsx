import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useLoadMore } from './load-more.tsx';

function Cards({ count }: { readonly count: number }) {
  const items = Array.from({ length: count }, (_, index) => index + 1);
  const { shown, button, listRef } = useLoadMore('cards', items, 2);
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
  const router = createMemoryRouter([{ path: '*', element: <Cards count={count} /> }], {
    initialEntries: [address],
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return { items: [...html.matchAll(/<li>/g)].length, html };
}

test('[4.5] a list shows its first items and offers the rest', () => {
  const { items, html } = answerAt('/page', 5);
  expect(items).toBe(2);
  expect(html).toMatch(/<button type="submit"[^>]*>Load More/);
});

test('[R18] the button asks for an address at which the server shows all items', () => {
  const { html } = answerAt('/page', 5);
  expect(html).toMatch(/<form[^>]* action="\/page#cards"/);
  expect(html).toMatch(/<button[^>]* value="all"[^>]* name="cards"/);
  const all = answerAt('/page?cards=all', 5);
  expect(all.items).toBe(5);
  expect(all.html).not.toContain('Load More');
});

test('[4.5] a list that is shown whole has no button', () => {
  expect(answerAt('/page', 2).html).not.toContain('<button');
});

test('[R18] what else pages read in the address stays there', () => {
  expect(answerAt('/page?activities=all&q=a%20b&utm_source=mail', 5).html).toMatch(
    /<input type="hidden" name="activities" value="all"\/><input type="hidden" name="q" value="a b"\/>(?!<input type="hidden" name="utm)/,
  );
});

test('[4.5] the button says what there is more of', () => {
  expect(answerAt('/page', 5).html).toContain('aria-label="Load More cards"');
});
