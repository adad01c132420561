import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AboutVideo } from './about-video.tsx';

const html = renderToStaticMarkup(<AboutVideo />);

test('[R29] before the press there is a poster and nothing of the video', () => {
  expect(html).not.toMatch(/<(video|iframe|source)/);
  expect(html).not.toMatch(/https?:/);
  expect(html).toMatch(/<img[^>]* alt=""/);
});

test('[R18] without scripts the poster leads to the video itself, in words', () => {
  expect(html).toMatch(/<a href="\/media\/about\.mp4"[^>]*>.*Play the video<\/span><\/a>/);
});

test('[2.11] who cannot see the video is told what it shows', () => {
  expect(html).toMatch(/<figcaption[^>]*>[^<]{40,}/);
});
