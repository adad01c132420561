import { PAGE, PROJECT, STORY, TRANSPARENCY } from '../../content/types';

/** Where visitors find a page of its own in English; undefined for other types, and without an address. */
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
