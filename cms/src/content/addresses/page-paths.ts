import type { UnknownRecord } from '../../platform/record';
import { isTranslationLocale } from '../languages/languages';
import { TRANSPARENCY } from '../types';
import { hasOwnPage, pageSettingsOf } from './entry-pages';
import { SINGLE_TYPE_PATHS } from './single-type-paths';

/** Of the single types only Transparency has its own page: the pages of the others stay without their entry. */
export function ownPagePath(uid: string, entryRow: UnknownRecord): string | undefined {
  if (uid === TRANSPARENCY) return SINGLE_TYPE_PATHS[TRANSPARENCY];
  if (!hasOwnPage(uid)) return undefined;
  const { folder, slugField } = pageSettingsOf(uid);
  return entryRow[slugField] ? `${folder}${entryRow[slugField]}` : undefined;
}

/** Adds the language to a path: `/team` becomes `/ml/team`, `/` becomes `/ml`. English paths stay. */
export function pathInLanguage(locale: string, path: string): string {
  if (!isTranslationLocale(locale)) return path;
  const withoutHomeSlash = path.replace(/^\/(?=$|[?#])/, '');
  return `/${locale}${withoutHomeSlash}`;
}
