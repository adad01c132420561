import { IMAGE_PERMISSION } from '../../../content/files/image-permission';
import { type Finding, obstacle } from '../../../content/finding';
import type { EntryToCheck } from './entry-to-check';

/** Refuses images without their permission (R42), also in a translation: its publication shows the images of English. */
export function checkImagePermission({ values, imagesToPermit }: EntryToCheck): Finding[] {
  if (imagesToPermit.length === 0 || values[IMAGE_PERMISSION] === true) return [];
  const message =
    'Visitors may see a picture only when everybody who can be recognised has agreed, and for each child a parent or guardian: a child cannot take back what a stranger has saved. Set the tick when that is so, or when nobody can be recognised; otherwise take the picture out.';
  return [obstacle(IMAGE_PERMISSION, message)];
}
