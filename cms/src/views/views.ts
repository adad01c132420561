import type { Core } from '@strapi/strapi';
import { IMAGE_PERMISSION } from '../content/pictures/image-permission';
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
} from '../content/types';
import aboutPage from './about-page.json';
import accountsOffice from './accounts-office.json';
import accountsRegistration from './accounts-registration.json';
import accountsYear from './accounts-year.json';
import document from './document.json';
import { formViews } from './form-views';
import gallery from './gallery.json';
import homePage from './home-page.json';
import imagePermission from './image-permission.json';
import justIn from './just-in.json';
import listPage from './list-page.json';
import opportunityPage from './opportunity-page.json';
import organisation from './organisation.json';
import page from './page.json';
import partner from './partner.json';
import project from './project.json';
import school from './school.json';
import statsCounter from './stats-counter.json';
import story from './story.json';
import team from './team.json';
import testimonial from './testimonial.json';
import textLink from './text-link.json';
import textList from './text-list.json';
import textMenuLink from './text-menu-link.json';
import textTile from './text-tile.json';
import transparency from './transparency.json';
import type { TypeView } from './type-view';

const contentViews: Readonly<Record<ContentUid, TypeView>> = {
  [PROJECT]: project,
  [ACTIVITY]: justIn,
  [TESTIMONIAL]: testimonial,
  [MEMBER]: team,
  [GALLERY]: gallery,
  [STATS]: statsCounter,
  [ORGANISATION]: organisation,
  [HOME_PAGE]: homePage,
  [ABOUT_PAGE]: aboutPage,
  [LIST_PAGE]: listPage,
  [OPPORTUNITY_PAGE]: opportunityPage,
  [PAGE]: page,
  [STORY]: story,
  [PARTNER]: partner,
  [SCHOOL]: school,
  [DOCUMENT]: document,
  [TRANSPARENCY]: transparency,
};

/** The views of all types that editors write. */
export const views: Readonly<Record<string, TypeView>> = Object.fromEntries(
  Object.entries(contentViews).map(([uid, view]) => [uid, withPermission(view)]),
);

/** Gives the tick below pictures its label and hint, which are the same in each form. */
function withPermission(view: TypeView): TypeView {
  if (!view.edit.flat().includes(IMAGE_PERMISSION)) return view;
  return { ...view, fields: { ...view.fields, [IMAGE_PERMISSION]: imagePermission } };
}

/** The same with the types of the forms, whose fields the schemas describe. */
export function allViews(strapi: Core.Strapi): Readonly<Record<string, TypeView>> {
  return { ...views, ...formViews(strapi) };
}

export const componentViews: Readonly<Record<string, TypeView>> = {
  'accounts.office': accountsOffice,
  'accounts.registration': accountsRegistration,
  'accounts.year': accountsYear,
  'texts.link': textLink,
  'texts.menu-link': textMenuLink,
  'texts.list': textList,
  'texts.tile': textTile,
};
