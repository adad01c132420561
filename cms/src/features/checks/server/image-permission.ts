import { type Finding, obstacle } from '../../../content/finding';
import { IMAGE_PERMISSION } from '../../../content/image-permission/image-permission';
import type { EntryToCheck } from './entry-to-check';

/** Refuses pictures without the tick (R42), also in a translation: with it the pictures of English are published. */
export function permissionFindings({ values, pictures }: EntryToCheck): Finding[] {
  if (pictures.length === 0 || values[IMAGE_PERMISSION] === true) return [];
  const text =
    'Visitors may see a picture only when everybody who can be recognised has agreed, and for each child a parent or guardian: a child cannot take back what a stranger has saved. Set the tick when that is so, or when nobody can be recognised; else take the picture out.';
  return [obstacle(IMAGE_PERMISSION, text)];
}
