import { organisation } from '../organisation.ts';

/** Team (2.9). */
export const teamTexts = {
  head: {
    title: `Team | ${organisation.name}`,
    description: `Meet the people behind ${organisation.name}: the founder, coordinators and teachers who plan the lessons, train the volunteers and know the schools by name.`,
  },
  heading: 'Strength in Unity',
  intro: 'Introducing the passionate and skilled members of our team',
  empty: 'There is no one to show just now. Please look in again a little later.',
  carousel: 'Our team',
  previous: 'Previous member',
  next: 'Next member',
  show: (name: string) => `Show ${name}`,
  position: (place: number, count: number) => `${place} of ${count}`,
  profile: (name: string) => `${name} on a professional network`,
} as const;
