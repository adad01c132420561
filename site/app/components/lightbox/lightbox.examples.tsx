import { examplesOf } from '../../styleguide/examples.ts';
import { sampleImage } from '../../styleguide/sample-images.ts';
import { longText } from '../../styleguide/sample-texts.ts';
import { LargeImage } from './lightbox.tsx';

const act = () => undefined;
const image = sampleImage('gallery/01', 'Children drawing a kolam in the school yard');
const usual = {
  shown: { image, caption: 'Kolam morning' },
  place: 2,
  count: 3,
  onTurn: act,
  onClose: act,
};

export default examplesOf(LargeImage, {
  title: 'Large picture',
  about:
    'What lies over the page when an image is opened: one at a time, with the way to the next.',
  isWide: true,
  examples: [
    { name: 'one of three', props: usual, ground: 'ink' },
    { name: 'alone', props: { ...usual, place: 1, count: 1 }, ground: 'ink' },
    {
      name: 'with too many words',
      props: { ...usual, shown: { image, caption: longText } },
      ground: 'ink',
    },
  ],
});
