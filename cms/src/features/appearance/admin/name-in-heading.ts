import { CALLED } from '../../../content/entry-name';
import type { EditView } from './hide-limits';

/**
 * Makes the heading call an entry as people do. Strapi shows the field that names it in lists, which can be half
 * of a name or the first text of a page; for a single type without a name it shows what the type is called.
 */
export function nameInHeading({ layout }: EditView): EditView {
  const { settings } = layout;
  return { layout: { ...layout, settings: { ...settings, mainField: CALLED } } };
}
