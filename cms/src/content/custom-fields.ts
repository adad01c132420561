export const CUSTOM_FIELDS = [
  // The admin shows a year without a comma.
  { name: 'year', type: 'integer' },
  // The website's forms send the character 1 or 0 (3.8), which is stored. The admin shows Yes or No.
  { name: 'yes-or-no', type: 'string' },
  { name: 'image-permission', type: 'boolean' },
  // The name of a Coordinator. `caretakerId` has the person's id.
  { name: 'caretaker', type: 'string' },
  { name: 'markdown', type: 'richtext' },
  { name: 'link', type: 'text' },
  // The documentId of a project. From a relation, Strapi would remove the project for good when an editor unpublishes it.
  { name: 'project', type: 'string' },
  // The key of one of the icons that the website draws (3.1).
  { name: 'icon', type: 'string' },
] as const;

export const MARKDOWN_FIELD = 'global::markdown';
export const LINK_FIELD = 'global::link';
export const PROJECT_FIELD = 'global::project';
export const YES_OR_NO_FIELD = 'global::yes-or-no';
export const YEAR_FIELD = 'global::year';

/** Returns undefined for a field of Strapi. */
export function customFieldOf(attribute: object): unknown {
  return 'customField' in attribute ? attribute.customField : undefined;
}
