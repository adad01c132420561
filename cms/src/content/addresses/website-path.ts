import type { Row } from '../../platform/is-record';
import { TRANSPARENCY } from '../types';
import { isPaged, pageOf } from './entry-pages';

/**
 * The path, as in English, under which visitors find the entry; undefined where it has no page or no slug.
 */
export function websitePath(uid: string, entry: Row): string | undefined {
  if (uid === TRANSPARENCY) return '/transparency';
  if (!isPaged(uid)) return undefined;
  const { folder, slug } = pageOf(uid);
  return entry[slug] ? `${folder}${entry[slug]}` : undefined;
}
