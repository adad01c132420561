import { knownPaths } from '../../app/pages.ts';

/** The headings that the specification gives, in sections 2.4 to 2.15. */
const headings: Readonly<Record<string, RegExp>> = {
  '/': /Empowering Our Kids Through Education/,
  '/contact-us': /^Contact Us$/,
  '/our-story': /^Our Story$/,
  '/opportunities': /^Opportunities$/,
  '/opportunities/volunteer': /^Volunteer With us$/,
  '/opportunities/intern': /^Intern With Us$/,
  '/opportunities/sponsor': /^Be a Sponsor$/,
  '/gallery': /^Gallery$/,
  '/team': /^Strength in Unity$/,
  '/projects': /^Projects$/,
  '/projects/project-spark': /^Project Spark$/,
  '/refunds-cancellations': /Refunds & Cancellations Policy/,
};

/** Every page of section 2.1 and one project of the fixtures, with what its heading says. */
export const routes = [...knownPaths, '/projects/project-spark'].map((path) => ({
  path,
  heading: headings[path] ?? /\S/,
}));

/** A path that no page has. */
export const unknownPath = '/no-such-page';

/** Pages that are made as another is: a legal text as /privacy, a form as /opportunities/volunteer. */
const likeOthers = ['/terms', '/refunds-cancellations', '/app-privacy', '/opportunities/intern'];

/** One page of each layout. */
export const layouts = [...routes.map(({ path }) => path), unknownPath].filter(
  (path) => !likeOthers.includes(path),
);
