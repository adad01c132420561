import { type ContentUid, typeName } from '../../../content/types';

const URLS: Readonly<Record<string, string>> = import.meta.glob('./type-pictures/*.webp', {
  eager: true,
  import: 'default',
});

/** The image shows where the website uses the type. */
export function typeImage(uid: ContentUid): string | undefined {
  return URLS[`./type-pictures/${typeName(uid)}.webp`];
}
