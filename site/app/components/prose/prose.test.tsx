import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Prose } from './prose.tsx';

test('running text keeps its headings, lists and order, with nothing between', () => {
  const html = renderToStaticMarkup(
    <Prose>
      <h2>What we keep</h2>
      <p>Your name.</p>
    </Prose>,
  );
  expect(html).toMatch(/^<div class="[^"]+"><h2>What we keep<\/h2><p>Your name\.<\/p><\/div>$/);
});

test('on a page of its own the text keeps the width of the page, in a panel that of the panel', () => {
  const classesOf = (html: string) => /class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(classesOf(renderToStaticMarkup(<Prose>Words</Prose>))).toContain('content');
  expect(classesOf(renderToStaticMarkup(<Prose narrow={false}>Words</Prose>))).not.toContain(
    'content',
  );
});
