import { organisation } from '../organisation.ts';
import type { FrontMatter } from './pages/front-matter.ts';

const brand = organisation.name;

/** Title, meta description and canonical path of one page (2.2): the props of its `PageHead`. */
export interface PageWords {
  readonly title: string;
  /** What a visitor finds there, in 110 to 160 characters: search engines show about as many. */
  readonly description: string;
  /** The path without its leading slash. */
  readonly canonicalEnd: string;
}

/**
 * The head of every page whose words do not stand in a file of `pages/` (those carry their own
 * title and description). A project's page takes its words from the backend (2.6).
 */
export const pages = {
  home: {
    title: `Empowering Our Kids Through Education | ${brand}`,
    description: `${brand} brings volunteers, schools and families in southern India together, so that every child can learn maths, English and self-belief.`,
    canonicalEnd: '',
  },
  projects: {
    title: `Projects | ${brand}`,
    description: `See what ${brand} does in schools and tribal study centres: maths in small groups, spoken English, science, reading, and mentors for after school.`,
    canonicalEnd: 'projects',
  },
  team: {
    title: `Team | ${brand}`,
    description: `Meet the people behind ${brand}: the founder, coordinators and teachers who plan the lessons, train the volunteers and know the schools by name.`,
    canonicalEnd: 'team',
  },
  gallery: {
    title: `Gallery | ${brand}`,
    description: `Pictures from our classrooms, reading corners, science afternoons and camps across southern India: a look at what a week with ${brand} is like.`,
    canonicalEnd: 'gallery',
  },
  contactUs: {
    title: `Contact Us | ${brand} - Empowering Young Minds Through Education`,
    description:
      "Connect with us to join hands in empowering young minds through education. Let's work together to create a brighter future for underprivileged children.",
    canonicalEnd: 'contact-us',
  },
  opportunities: {
    title: `Opportunities | ${brand}`,
    description: `Three ways to help a child learn with ${brand}: teach for two hours a week as a volunteer, join our team as an intern, or sponsor a classroom.`,
    canonicalEnd: 'opportunities',
  },
  volunteer: {
    title: `Volunteer With us | ${brand}`,
    description: `Give two hours a week to a small group of children near you. ${brand} trains you, gives you the material and stays by your side. Register here.`,
    canonicalEnd: 'opportunities/volunteer',
  },
  intern: {
    title: `Intern With Us | ${brand}`,
    description: `Spend six to twelve weeks with ${brand}: write lessons, train volunteers, visit schools, and see how a classroom changes. Students can register here.`,
    canonicalEnd: 'opportunities/intern',
  },
  sponsor: {
    title: `Be a Sponsor | ${brand}`,
    description: `Books, maths kits, a teacher's bus fare: your gift to ${brand} keeps a classroom or a tribal study centre going for a whole school year.`,
    canonicalEnd: 'opportunities/sponsor',
  },
} as const satisfies Record<string, PageWords>;

/** The head of a page whose words stand in a file of `pages/`, from what is written at its top. */
export function pageOf(
  { title, description }: Pick<FrontMatter, 'title' | 'description'>,
  canonicalEnd: string,
): PageWords {
  return { title: `${title} | ${brand}`, description, canonicalEnd };
}
