import { type ContentUid, typeName } from '../../../content/types';

const URLS: Readonly<Record<string, string>> = import.meta.glob('./type-images/*.webp', {
  eager: true,
  import: 'default',
});

/** Returns the URL of an image that shows where the website uses a type. */
export function typeImage(uid: ContentUid): string | undefined {
  return URLS[`./type-images/${typeName(uid)}.webp`];
}
