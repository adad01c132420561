import { organisation } from '../organisation.ts';

const brand = organisation.name;

/** The screens that stand where a page could not be shown (2.1, 2.14, 8). */
export const errorTexts = {
  home: 'Take me home',
  /** Plain text, where the server has more to do than it can. */
  busy: 'Our website is very busy right now. Please try again in a few seconds.',
  /** Plain text, for a visitor who came by another name than SITE_URL's. */
  otherHost:
    'Our website does not have this address. Operators: SITE_URL must be the address that visitors use, and the web server in front must pass its name on (Host).',
  notFound: {
    head: {
      title: 'Page not found | 404',
      description: `The page you were looking for does not exist. From the home page of ${brand} you can find our projects, our team, and ways to take part.`,
    },
    heading: 'Page not found!',
    text: 'Uh oh! The page you were looking for does not exist.',
  },
  /** A single page whose content cannot be read and was never read before (R6). */
  unavailable: {
    head: {
      title: `Please try again in a minute | ${brand}`,
      description: `This page of ${brand} cannot be shown for a moment. Please try again in a minute: the rest of the website is there for you in the meantime.`,
    },
    heading: 'This page is taking a short break',
    text: 'We cannot reach our project pages at the moment. Please try again in a minute.',
  },
  unexpected: {
    head: {
      title: `Unexpected Application Error! | ${brand}`,
      description: `Something went wrong on our side, and we have made a note of it. Please try again, or start once more from the home page of ${brand}.`,
    },
    heading: 'Unexpected Application Error!',
    text: 'Something went wrong on our side, and we have made a note of it. Please try again, or go back to the home page.',
  },
} as const;
