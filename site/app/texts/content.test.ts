import { expect, test } from 'vitest';
import { contentOf } from '../../tests/support/content-of.ts';
import { getHomePage } from '../cms/home-page.ts';

/** The built-in texts, as a CMS with the seven reads alone lets them be seen. */
const content = contentOf({});
const home = await getHomePage(content);

test.each([home])('[2.2] the description of "$searchTitle" fits a search result', (page) => {
  expect(page.searchDescription.length).toBeGreaterThanOrEqual(110);
  expect(page.searchDescription.length).toBeLessThanOrEqual(160);
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
