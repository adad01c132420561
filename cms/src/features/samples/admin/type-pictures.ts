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
import aboutPage from './type-pictures/about-page.webp';
import document from './type-pictures/document.webp';
import gallery from './type-pictures/gallery.webp';
import homePage from './type-pictures/home-page.webp';
import justIn from './type-pictures/just-in.webp';
import listPage from './type-pictures/list-page.webp';
import opportunityPage from './type-pictures/opportunity-page.webp';
import organisation from './type-pictures/organisation.webp';
import page from './type-pictures/page.webp';
import partner from './type-pictures/partner.webp';
import project from './type-pictures/project.webp';
import school from './type-pictures/school.webp';
import statsCounter from './type-pictures/stats-counter.webp';
import story from './type-pictures/story.webp';
import team from './type-pictures/team.webp';
import testimonial from './type-pictures/testimonial.webp';
import transparency from './type-pictures/transparency.webp';

/** A picture of the place where visitors meet what the staff write, by its type. */
export const TYPE_PICTURES: Readonly<Record<ContentUid, string>> = {
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
