import { examplesOf } from '../../styleguide/examples.ts';
import { SitePicture } from './site-picture.tsx';

const slot = { alt: '', sizes: '20rem' };

export default examplesOf(SitePicture, {
  title: 'Site picture',
  about: 'A picture that belongs to the site itself, in the width that suits the screen.',
  examples: [
    { name: 'activity', props: { ...slot, name: 'activity-2', width: 1200, height: 800 } },
    { name: 'contact', props: { ...slot, name: 'contact', width: 1200, height: 800 } },
    { name: 'video poster', props: { ...slot, name: 'about-poster', width: 1280, height: 720 } },
  ],
});
