import { organisation } from '../organisation.ts';

/** Gallery (2.10). */
export const galleryTexts = {
  head: {
    title: `Gallery | ${organisation.name}`,
    description: `Images from our classrooms, reading corners, science afternoons and camps across southern India: a look at what a week with ${organisation.name} is like.`,
  },
  heading: 'Gallery',
  intro: 'Small moments from our classrooms, camps and study centres.',
  empty: 'There are no pictures to show just now. Please look in again a little later.',
} as const;
