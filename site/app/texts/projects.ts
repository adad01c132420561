import { organisation } from '../organisation.ts';

/** Labels of the list of projects (2.5) and of a project (2.6). */
export const projectsTexts = {
  knowMore: 'Know More',
  quickLook: { label: 'Quick look', at: 'at' },
  exploreMore: 'Explore More',
  students: 'NO OF STUDENTS',
  volunteers: 'NO OF VOLUNTEERS',
  description: (title: string) =>
    `${title}: a project of ${organisation.name}. See what happens there, how many children and volunteers take part, and how you can join in.`,
} as const;
