import { examplesOf } from '../../styleguide/examples.ts';
import { missingPicture, samplePicture } from '../../styleguide/sample-pictures.ts';
import { longText } from '../../styleguide/sample-words.ts';
import { LargePicture } from './large-picture.tsx';

const act = () => undefined;
const picture = samplePicture('gallery/01', 'Children drawing a kolam in the school yard');
const usual = {
  shown: { picture, caption: 'Kolam morning' },
  place: 2,
  count: 3,
  onTurn: act,
  onClose: act,
};

export default examplesOf(LargePicture, {
  title: 'Large picture',
  about:
    'What lies over the page when a picture is opened: one at a time, with the way to the next.',
  isWide: true,
  examples: [
    { name: 'one of three', props: usual, ground: 'ink' },
    {
      name: 'next one under the pointer',
      props: usual,
      ground: 'ink',
      as: 'hover',
      on: '[aria-label="Next picture"]',
    },
    {
      name: 'close button with the focus',
      props: usual,
      ground: 'ink',
      as: 'focus',
      on: '[aria-label="Close"]',
    },
    { name: 'alone', props: { ...usual, place: 1, count: 1 }, ground: 'ink' },
    {
      name: 'gone and with too many words',
      props: { ...usual, shown: { picture: missingPicture, caption: longText } },
      ground: 'ink',
    },
  ],
});
