import { organisation } from '../organisation.ts';

/** The list of projects and activities (2.5). */
export const projectsTexts = {
  head: {
    title: `Projects | ${organisation.name}`,
    description: `See what ${organisation.name} does in schools and tribal study centres: maths in small groups, spoken English, science, reading, and mentors for after school.`,
  },
  heading: 'Projects',
  intro:
    'Each project began with one question from a child or a teacher. Choose one to see what became of it.',
  empty: 'There are no projects to show just now. Please look in again a little later.',
  knowMore: 'Know More',
  quickLook: { label: 'Quick look', at: 'at' },
  exploreMore: 'Explore More',
  activities: {
    heading: 'Activities',
    intro: 'What is going on this term, and where you can join in.',
    empty: 'There is nothing new to announce just now. Our projects go on all the same.',
  },
} as const;

/** One project (2.6). */
export const projectTexts = {
  students: 'NO OF STUDENTS',
  volunteers: 'NO OF VOLUNTEERS',
  imagesHeading: 'Images from this project',
  call: {
    heading: `Want to be a part of ${organisation.name}?`,
    text: 'Register your interest now!',
    button: 'Be a Volunteer',
  },
  /** The meta description of a project whose editor wrote no short text. */
  description: (title: string) =>
    `${title}: a project of ${organisation.name}. See what happens there, how many children and volunteers take part, and how you can join in.`,
} as const;
