import type { Row } from '../../platform/row';
import { isTranslation } from '../languages/languages';
import { TRANSPARENCY } from '../types';
import { hasOwnPage, pageSettingsOf } from './entry-pages';

/**
 * The path, as in English, under which visitors find the entry; undefined where it has no page or no slug.
 */
export function websitePath(uid: string, entry: Row): string | undefined {
  if (uid === TRANSPARENCY) return '/transparency';
  if (!hasOwnPage(uid)) return undefined;
  const { folder, slug } = pageSettingsOf(uid);
  return entry[slug] ? `${folder}${entry[slug]}` : undefined;
}

/** The English entry has the order and the slug; `/ml` is the home page in Malayalam. */
export function pathInLanguage(language: string, path: string): string {
  return isTranslation(language) ? `/${language}${path.replace(/^\/(?=$|[?#])/, '')}` : path;
}
