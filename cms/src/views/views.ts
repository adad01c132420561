import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { IMAGE_PERMISSION } from '../content/files/image-permission.ts';
import { CONTENT_UIDS, type ContentUid, typeName } from '../content/types.ts';
import accountsOffice from './accounts-office.json';
import accountsRegistration from './accounts-registration.json';
import accountsYear from './accounts-year.json';
import imagePermission from './image-permission.json';
import { submissionViews } from './submission-views.ts';
import textLink from './text-link.json';
import textList from './text-list.json';
import textMenuLink from './text-menu-link.json';
import textTile from './text-tile.json';
import type { TypeView } from './type-view.ts';

export const contentViews: Readonly<Record<string, TypeView>> = Object.fromEntries(
  CONTENT_UIDS.map((uid) => [uid, withPermission(viewOf(uid))]),
);

/** Not an import: TypeScript takes a `fact` in imported JSON for any text. The views of components have no facts. */
function viewOf(uid: ContentUid): TypeView {
  return JSON.parse(readFileSync(path.join(__dirname, `${typeName(uid)}.json`), 'utf8'));
}

/** The image permission has the same label and hint in each form. */
function withPermission(view: TypeView): TypeView {
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
