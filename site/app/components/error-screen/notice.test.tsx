import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Notice } from './notice.tsx';

const draw = (drawn: number) =>
  renderToStaticMarkup(
    <Notice heading="Not now" text="Please try again." drawn={drawn}>
      <a href="/">Take me home</a>
    </Notice>,
  );

test('[8] what stands in a page’s place has one heading that can take the focus, and the ways on', () => {
  expect(draw(0.5)).toMatch(
    /<h1 tabindex="-1">Not now<\/h1><p[^>]*>Please try again\.<\/p><div[^>]*><a href="\/">Take me home/,
  );
});

test('its kolam says nothing to a screen reader, and is drawn as far as it is told', () => {
  expect(draw(0.5)).toMatch(/<svg[^>]* aria-hidden="true"/);
  expect(draw(0.35)).not.toBe(draw(0.82));
});
