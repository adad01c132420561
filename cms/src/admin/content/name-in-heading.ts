import { CALLED } from '../../content/entry-name';
import type { Form } from './field-hints';

/** No person calls an entry by these fields: half of a name, or the first text of a single type. */
const NAMELESS_FIELDS = [
  'firstName',
  'author',
  'kind',
  'students',
  'heroHeading',
  'heading',
  'projectsHeading',
  'name',
];

/** Makes the heading call an entry as people do, where Strapi shows a field that they do not use. */
export function nameInHeading({ layout }: Form): Form {
  const { settings } = layout;
  if (!NAMELESS_FIELDS.includes(settings.mainField)) return { layout };
  return { layout: { ...layout, settings: { ...settings, mainField: CALLED } } };
}
