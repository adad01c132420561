import { expect, test } from 'vitest';
import { contentOf, parseContext } from '../../tests/support/content-of.ts';
import { getAboutPage } from '../cms/about-page.ts';
import { getHomePage } from '../cms/home-page.ts';
import { listPageCall } from '../cms/list-page.ts';
import { opportunityPagesCall } from '../cms/opportunity-pages.ts';
import { getTexts } from '../cms/organisation.ts';
import { forms } from '../features/forms/forms.ts';
import { errorTexts } from './errors.ts';
import { homeTexts } from './home.ts';
import { projectsTexts } from './projects.ts';

/** The built-in texts, as a CMS with the seven reads alone lets them be seen. */
const content = contentOf({});
const home = await getHomePage(content);
const about = await getAboutPage({ content, media: parseContext });
const list = await getTexts(content, listPageCall);
const opportunities = await getTexts(content, opportunityPagesCall);

const pages = [home, about, list, ...opportunities];
const errors = [errorTexts.notFound.head, errorTexts.unavailable.head, errorTexts.unexpected.head];
const found = (name: RegExp) =>
  pages.flatMap((texts) =>
    Object.entries(texts).flatMap(([key, text]) => (name.test(key) ? [String(text)] : [])),
  );
const titles = [...found(/searchTitle$/i), ...errors.map(({ title }) => title)];
const descriptions = [
  ...found(/searchDescription$/i),
  ...errors.map(({ description }) => description),
];

test('[2.2] every page has a title and a description of its own', () => {
  expect(titles.length).toBeGreaterThanOrEqual(13);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(titles.length);
});

test.each(descriptions)('[2.2] a description fits a search result: %s', (description) => {
  expect(description.length).toBeGreaterThanOrEqual(110);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('[2.4] the headings of the home page are as specified', () => {
  expect(home).toMatchObject({
    heroHeading: 'Empowering Our Kids Through Education',
    heroButton: 'Explore Projects',
    visionAndFocusHeading: 'Vision & Focus',
    associatedPartnersHeading: 'Associated Partners for Projects',
    volunteerPartnersHeading: 'Volunteer Partners',
    testimonialsHeading: 'Testimonials',
  });
  const tiles = ['Spark', 'Disha', 'Ganitham', "Let's Learn English"];
  expect(home.shortcuts.map(({ name }) => name)).toEqual(tiles);
});

test('[2.6] [2.8] [2.9] the texts of the other pages are as specified', () => {
  expect(list).toMatchObject({
    projectCallHeading: 'Want to be a part of Mazhavil?',
    projectCallText: 'Register your interest now!',
    projectCallButton: 'Be a Volunteer',
    teamHeading: 'Strength in Unity',
    contactSearchTitle: 'Contact Us | Mazhavil - Empowering Young Minds Through Education',
    contactSearchDescription:
      "Connect with us to join hands in empowering young minds through education. Let's work together to create a brighter future for underprivileged children.",
    contactIntro: "Reach out, and let's make a difference together!",
  });
});

test('[2.7] the headings of the opportunities are as specified', () => {
  expect(
    opportunities.map(({ cardTitle, heading, formHeading }) => [cardTitle, heading, formHeading]),
  ).toEqual(
    expect.arrayContaining([
      ['Volunteer with us', 'Volunteer With us', 'Be a Volunteer'],
      ['Intern with us', 'Intern With Us', 'Register Now'],
      ['Be a Sponsor', 'Be a Sponsor', 'Donate now'],
    ]),
  );
});

test('[2.11] the longer texts of About Us are HTML; "Our Work" has four bullet points', () => {
  expect(about.introduction).toMatch(/^<p>Mazhavil is .* from Kochi\. Since 2014 /);
  expect(about.work.match(/<li>/g)).toHaveLength(4);
});

test('[2.6] [2.7] [2.12] [2.14] labels are as specified', () => {
  const labels = ['STUDENTS', 'VOLUNTEERS', 'SCHOOLS', 'TRIBAL STUDY CENTERS'];
  expect(Object.values(homeTexts.stats)).toEqual(labels);
  expect(homeTexts.event).toBe('EVENT');
  const { students, volunteers } = projectsTexts;
  expect([students, volunteers]).toEqual(['NO OF STUDENTS', 'NO OF VOLUNTEERS']);
  const questions = [forms.volunteer, forms.intern, forms.sponsor].flatMap(({ fields }) =>
    fields.flatMap(({ control, label }) => (control === 'yes-no' ? label : [])),
  );
  const [student, employed] = ['Are you a student?', 'Are you currently employed?'];
  expect(questions).toEqual([student, student, employed]);
  expect(errorTexts.notFound.head.title).toBe('Page not found | 404');
});
