import type { ComponentExamples } from '../../styleguide/examples.ts';
import { sampleImage } from '../../styleguide/sample-images.ts';
import { longText } from '../../styleguide/sample-texts.ts';
import { LargeImage } from './lightbox.tsx';

const act = () => undefined;
const image = sampleImage('gallery/01', 'Children drawing a kolam in the school yard');
const shown = { image, caption: 'Kolam morning' };
const usual = { shown, place: 2, count: 3, onTurn: act, onClose: act };
const wordy = { ...usual, shown: { image, caption: longText } };

export default {
  title: 'Large picture',
  about:
    'What lies over the page when an image is opened: one at a time, with the way to the next.',
  isWide: true,
  examples: [
    { name: 'one of three', element: <LargeImage {...usual} />, ground: 'ink' },
    { name: 'alone', element: <LargeImage {...usual} place={1} count={1} />, ground: 'ink' },
    { name: 'with too many words', element: <LargeImage {...wordy} />, ground: 'ink' },
  ],
} satisfies ComponentExamples;
