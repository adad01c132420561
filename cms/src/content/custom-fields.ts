export const CUSTOM_FIELDS = [
  // The admin shows a year without a comma.
  { name: 'year', type: 'integer' },
  // A registration sends the character 1 or 0 (spec 3.8), which the CMS stores. The admin shows Yes or No.
  { name: 'yes-or-no', type: 'string' },
  { name: 'image-permission', type: 'boolean' },
  // The name of a Coordinator. `caretakerId` has the person's id.
  { name: 'caretaker', type: 'string' },
  { name: 'markdown', type: 'richtext' },
  { name: 'link', type: 'text' },
  // The documentId of a project. From a relation, Strapi would remove the project for good when an editor unpublishes it.
  { name: 'project', type: 'string' },
  // The key of one of the icons that the website draws (spec 3.1).
  { name: 'icon', type: 'string' },
] as const;

type CustomField = (typeof CUSTOM_FIELDS)[number]['name'];

/** Returns undefined for a field of Strapi. A schema writes `global::year` for `year`. */
export function customFieldOf(attribute: object): CustomField | undefined {
  const id = 'customField' in attribute ? attribute.customField : undefined;
  return CUSTOM_FIELDS.find(({ name }) => id === `global::${name}`)?.name;
}
