import { expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/render-at.tsx';
import { LargeImage } from './lightbox.tsx';

const act = () => undefined;
const render = (alt: string, caption: string, count: number) => {
  const shown = { image: { imageToken: 'a.webp', alt }, caption: { text: caption } };
  return renderAt(
    '/',
    <LargeImage shown={shown} place={1} count={count} onTurn={act} onClose={act} />,
  );
};

test('[2.10] an image without alternative text is described by its caption', () => {
  expect(render('', 'Kolam morning', 3)).toMatch(/<img[^>]* alt="Kolam morning"/);
  expect(render('Ten children', 'Kolam morning', 3)).toMatch(/<img[^>]* alt="Ten children"/);
});

test('an image alone can be closed, and has no place and no way to another', () => {
  const names = (html: string) => [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, n]) => n);
  expect(names(render('', 'Kolam', 1))).toEqual(['Close']);
  expect(render('', 'Kolam', 1)).not.toContain('1 of 1');
  expect(names(render('', 'Kolam', 2))).toEqual(['Previous picture', 'Next picture', 'Close']);
});
