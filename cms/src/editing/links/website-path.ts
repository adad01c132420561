import { PAGE, PROJECT, STORY, TRANSPARENCY } from '../../content/types';

/**
 * The path, as in English, under which visitors find the entry; undefined where it has no page or no slug.
 */
export function websitePath(
  uid: string,
  entry: Readonly<Record<string, unknown>>,
): string | undefined {
  if (uid === PAGE && entry.address) return `/${entry.address}`;
  if (uid === PROJECT && entry.url) return `/projects/${entry.url}`;
  if (uid === STORY && entry.slug) return `/stories/${entry.slug}`;
  if (uid === TRANSPARENCY) return '/transparency';
  return undefined;
}
