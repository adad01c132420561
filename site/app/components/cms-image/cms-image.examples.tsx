import { examplesOf } from '../../styleguide/examples.ts';
import { missingImage, sampleImage } from '../../styleguide/sample-images.ts';
import { CmsImage } from './cms-image.tsx';

const slot = { sizes: '20rem', width: 600, height: 400 };

export default examplesOf(CmsImage, {
  title: 'CMS image',
  about: 'An image of the editors, in the width and format that suit the screen.',
  examples: [
    {
      name: 'landscape',
      props: { ...slot, image: sampleImage('gallery/03', 'Children at a science stall') },
    },
    {
      name: 'portrait',
      props: { ...slot, width: 400, height: 400, image: sampleImage('team/02', 'A teacher') },
    },
    { name: 'gone', props: { ...slot, image: missingImage } },
  ],
});
