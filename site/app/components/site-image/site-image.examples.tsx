import type { ComponentExamples } from '../../styleguide/examples.ts';
import { SiteImage } from './site-image.tsx';

const slot = { alt: '', sizes: '20rem' };

export default {
  title: 'Site image',
  about: 'An image that belongs to the site itself, in the width that suits the screen.',
  examples: [
    {
      name: 'activity',
      element: <SiteImage {...slot} name="activity-2" width={1200} height={800} />,
    },
    { name: 'contact', element: <SiteImage {...slot} name="contact" width={1200} height={800} /> },
    {
      name: 'video poster',
      element: <SiteImage {...slot} name="about-poster" width={1280} height={720} />,
    },
  ],
} satisfies ComponentExamples;
