import { type ContentUid, typeName } from '../../../content/types';

const PICTURES: Readonly<Record<string, string>> = import.meta.glob('./type-pictures/*.webp', {
  eager: true,
  import: 'default',
});

/** A picture of the place where visitors meet what the staff write, in a file of the type's name. */
export function typePicture(uid: ContentUid): string | undefined {
  return PICTURES[`./type-pictures/${typeName(uid)}.webp`];
}
