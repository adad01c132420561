import { examplesOf } from '../../styleguide/examples.ts';
import { AboutVideo } from './about-video.tsx';

export default examplesOf(AboutVideo, {
  title: 'About video',
  about: 'A poster with a play button; nothing of the video is fetched before it is pressed.',
  isWide: true,
  examples: [
    { name: 'usual', props: {} },
    { name: 'under the pointer', props: {}, as: 'hover' },
    { name: 'with the focus', props: {}, as: 'focus' },
  ],
});
