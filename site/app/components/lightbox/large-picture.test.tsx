import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LargePicture } from './large-picture.tsx';

const act = () => undefined;
const draw = (alt: string, caption: string, count: number) =>
  renderToStaticMarkup(
    <LargePicture
      shown={{ picture: { address: 'a.webp', alt }, caption }}
      place={1}
      count={count}
      onTurn={act}
      onClose={act}
    />,
  );

test('[2.10] a picture that its editor has not described is described by its caption', () => {
  expect(draw('', 'Kolam morning', 3)).toMatch(/<img[^>]* alt="Kolam morning"/);
  expect(draw('Ten children', 'Kolam morning', 3)).toMatch(/<img[^>]* alt="Ten children"/);
});

test('a picture among others tells its place, in words that are read out when it changes', () => {
  expect(draw('', 'Kolam', 3)).toMatch(
    /<figcaption[^>]* aria-live="polite">.*1 of 3.*<\/figcaption>/,
  );
});

test('a picture alone can be closed, and offers no way to another', () => {
  const html = draw('', 'Kolam morning', 1);
  expect([...html.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual(['Close']);
  expect(html).not.toContain('1 of 1');
});

test('each button is called by what it does, and its sign is not read out', () => {
  const html = draw('', 'Kolam morning', 2);
  for (const name of ['Previous picture', 'Next picture', 'Close']) {
    expect(html).toMatch(
      new RegExp(`<button type="button"[^>]* aria-label="${name}"><svg[^>]*aria-hidden="true"`),
    );
  }
});
