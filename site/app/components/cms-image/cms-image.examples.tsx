import type { ComponentExamples } from '../../styleguide/examples.ts';
import { missingImage, sampleImage } from '../../styleguide/sample-images.ts';
import { CmsImage } from './cms-image.tsx';

const slot = { sizes: '20rem', width: 600, height: 400 };
const landscape = sampleImage('gallery/03', 'Children at a science stall');
const portrait = sampleImage('team/02', 'A teacher');

export default {
  title: 'CMS image',
  about: 'An image of the editors, in the width and format that suit the screen.',
  examples: [
    { name: 'landscape', element: <CmsImage {...slot} image={landscape} /> },
    { name: 'portrait', element: <CmsImage {...slot} width={400} image={portrait} /> },
    { name: 'gone', element: <CmsImage {...slot} image={missingImage} /> },
  ],
} satisfies ComponentExamples;
