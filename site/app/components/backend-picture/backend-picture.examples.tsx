import { examplesOf } from '../../styleguide/examples.ts';
import { missingPicture, samplePicture } from '../../styleguide/sample-pictures.ts';
import { BackendPicture } from './backend-picture.tsx';

const slot = { sizes: '20rem', width: 600, height: 400 };

export default examplesOf(BackendPicture, {
  title: 'Backend picture',
  about: 'A picture of the editors, in the width and format that suit the screen.',
  examples: [
    {
      name: 'landscape',
      props: { ...slot, picture: samplePicture('gallery/03', 'Children at a science stall') },
    },
    {
      name: 'portrait',
      props: { ...slot, width: 400, height: 400, picture: samplePicture('team/02', 'A teacher') },
    },
    { name: 'gone', props: { ...slot, picture: missingPicture } },
  ],
});
