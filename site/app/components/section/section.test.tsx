import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Section } from './section.tsx';

test('a section is a region with the name of its heading, and links lead to it', () => {
  const html = renderToStaticMarkup(
    <Section id="partners" heading="Partners">
      <p>Words.</p>
    </Section>,
  );
  expect(html).toMatch(/^<section id="partners" aria-label="Partners"/);
  expect(html).toContain('<h2>Partners</h2>');
});

test('an introduction stands between the heading and what it introduces', () => {
  const draw = (intro?: string) =>
    renderToStaticMarkup(
      <Section id="partners" heading="Partners" intro={intro}>
        <ul />
      </Section>,
    );
  expect(draw('Who helps.')).toMatch(/<\/h2><p[^>]*>Who helps\.<\/p>.*<ul>/);
  expect(draw()).not.toContain('<p');
});

test('full-bleed content decides on its own width, its heading does not', () => {
  const html = renderToStaticMarkup(
    <Section id="map" heading="Where we work" wide>
      <p>Map</p>
    </Section>,
  );
  expect(html).toMatch(/<div class="content[^"]*"><h2/);
  expect(html).toMatch(/<div><p>Map/);
});
