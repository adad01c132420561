/** The custom fields of this project, by their names in Strapi and the types in which they are stored. */
export const CUSTOM_FIELDS = [
  // The year is a number; the admin shows it without a comma.
  { name: 'year', type: 'integer' },
  // The answer is the letter 1 or 0, which the specified form sends (3.8); the admin shows it in words.
  { name: 'yes-or-no', type: 'string' },
  // A sentence to which a person agrees.
  { name: 'tick', type: 'boolean' },
  // The caretaker is a name, with the person's id in `caretakerId`; the admin offers the Coordinators.
  { name: 'caretaker', type: 'string' },
  { name: 'markdown', type: 'richtext' },
  { name: 'link', type: 'text' },
  // The documentId of a project. A relation would be lost for visitors whenever the project is taken off and
  // published again, since Strapi relates published entries to published ones alone.
  { name: 'project', type: 'string' },
  // The key of a drawing (9); the admin shows the drawings.
  { name: 'icon', type: 'string' },
] as const;

/** How schemas name the fields in which editors link. */
export const MARKDOWN_FIELD = 'global::markdown';
export const LINK_FIELD = 'global::link';
/** How they name the fields in which editors choose a project. */
export const PROJECT_FIELD = 'global::project';
