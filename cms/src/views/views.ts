import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { IMAGE_PERMISSION } from '../content/files/image-permission/image-permission.ts';
import {
  ABOUT_PAGE,
  ACTIVITY,
  type ContentUid,
  DOCUMENT,
  GALLERY,
  HOME_PAGE,
  LIST_PAGE,
  OPPORTUNITY_PAGE,
  ORGANISATION,
  PAGE,
  PARTNER,
  PROJECT,
  SCHOOL,
  STATS,
  STORY,
  TEAM_MEMBER,
  TESTIMONIAL,
  TRANSPARENCY,
} from '../content/types.ts';
import aboutPage from './about-page.json';
import accountsOffice from './accounts-office.json';
import accountsRegistration from './accounts-registration.json';
import accountsYear from './accounts-year.json';
import document from './document.json';
import gallery from './gallery.json';
import homePage from './home-page.json';
import imagePermission from './image-permission.json';
import activity from './just-in.json';
import listPage from './list-page.json';
import opportunityPage from './opportunity-page.json';
import organisation from './organisation.json';
import page from './page.json';
import partner from './partner.json';
import project from './project.json';
import school from './school.json';
import stats from './stats-counter.json';
import story from './story.json';
import { submissionViews } from './submission-views.ts';
import teamMember from './team.json';
import testimonial from './testimonial.json';
import textLink from './text-link.json';
import textList from './text-list.json';
import textMenuLink from './text-menu-link.json';
import textTile from './text-tile.json';
import transparency from './transparency.json';
import { type TypeView, TypeViewSchema } from './type-view.ts';

export const contentViews: Readonly<Record<ContentUid, TypeView>> = {
  [ORGANISATION]: viewFrom(organisation),
  [HOME_PAGE]: viewFrom(homePage),
  [ACTIVITY]: viewFrom(activity),
  [STATS]: viewFrom(stats),
  [PROJECT]: viewFrom(project),
  [SCHOOL]: viewFrom(school),
  [PARTNER]: viewFrom(partner),
  [TESTIMONIAL]: viewFrom(testimonial),
  [STORY]: viewFrom(story),
  [ABOUT_PAGE]: viewFrom(aboutPage),
  [TEAM_MEMBER]: viewFrom(teamMember),
  [OPPORTUNITY_PAGE]: viewFrom(opportunityPage),
  [GALLERY]: viewFrom(gallery),
  [TRANSPARENCY]: viewFrom(transparency),
  [LIST_PAGE]: viewFrom(listPage),
  [DOCUMENT]: viewFrom(document),
  [PAGE]: viewFrom(page),
};

/** Checks the file, and gives the image permission the same label and hint in each form. */
function viewFrom(json: unknown): TypeView {
  const view = v.parse(TypeViewSchema, json);
  if (!view.formRows.flat().includes(IMAGE_PERMISSION)) return view;
  return { ...view, fields: { ...view.fields, [IMAGE_PERMISSION]: imagePermission } };
}

export function allViews(strapi: Core.Strapi): Readonly<Record<string, TypeView>> {
  return { ...contentViews, ...submissionViews(strapi) };
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
