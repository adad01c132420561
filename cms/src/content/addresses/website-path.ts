import type { UnknownRecord } from '../../platform/record';
import { isTranslationLocale } from '../languages/languages';
import { TRANSPARENCY } from '../types';
import { hasOwnPage, pageSettingsOf } from './entry-pages';

/**
 * The path, as in English, under which visitors find the entry; undefined where it has no page or no slug.
 */
export function websitePath(uid: string, entry: UnknownRecord): string | undefined {
  if (uid === TRANSPARENCY) return '/transparency';
  if (!hasOwnPage(uid)) return undefined;
  const { folder, slugField } = pageSettingsOf(uid);
  return entry[slugField] ? `${folder}${entry[slugField]}` : undefined;
}

/** The English entry has the order and the slug; `/ml` is the home page in Malayalam. */
export function pathInLanguage(language: string, path: string): string {
  return isTranslationLocale(language) ? `/${language}${path.replace(/^\/(?=$|[?#])/, '')}` : path;
}
