import {
  ABOUT_PAGE,
  ACTIVITY,
  type ContentUid,
  DOCUMENT,
  GALLERY,
  HOME_PAGE,
  LIST_PAGE,
  MEMBER,
  OPPORTUNITY_PAGE,
  ORGANISATION,
  PAGE,
  PARTNER,
  PROJECT,
  SCHOOL,
  STATS,
  STORY,
  TESTIMONIAL,
  TRANSPARENCY,
} from '../../../content/types';
import aboutPage from './places/about-page.webp';
import document from './places/document.webp';
import gallery from './places/gallery.webp';
import homePage from './places/home-page.webp';
import justIn from './places/just-in.webp';
import listPage from './places/list-page.webp';
import opportunityPage from './places/opportunity-page.webp';
import organisation from './places/organisation.webp';
import page from './places/page.webp';
import partner from './places/partner.webp';
import project from './places/project.webp';
import school from './places/school.webp';
import statsCounter from './places/stats-counter.webp';
import story from './places/story.webp';
import team from './places/team.webp';
import testimonial from './places/testimonial.webp';
import transparency from './places/transparency.webp';

/** A picture of the place where visitors meet what the staff write, by its type. */
export const PLACES: Readonly<Record<ContentUid, string>> = {
  [ORGANISATION]: organisation,
  [HOME_PAGE]: homePage,
  [ACTIVITY]: justIn,
  [STATS]: statsCounter,
  [PROJECT]: project,
  [SCHOOL]: school,
  [PARTNER]: partner,
  [TESTIMONIAL]: testimonial,
  [STORY]: story,
  [ABOUT_PAGE]: aboutPage,
  [MEMBER]: team,
  [OPPORTUNITY_PAGE]: opportunityPage,
  [GALLERY]: gallery,
  [TRANSPARENCY]: transparency,
  [LIST_PAGE]: listPage,
  [DOCUMENT]: document,
  [PAGE]: page,
};
