import { ownValue } from '../../platform/record.ts';

// `npm run check` compares both constants with the website's.

/** The limit of the website's map. */
export const MAX_SCHOOLS = 500;

/**
 * The titles that the website itself has for the project keys of the specification (spec 3.9). A school may store such
 * a key in place of a project, also if no project has that title.
 */
export const MAP_KEY_TITLES: Readonly<Record<string, string>> = {
  pg: 'Project Ganitham',
  ps: 'Project Spark',
  lle: "Project Let's Learn English",
  pd: 'Project Disha',
  ouat: 'Project Once Upon A Time',
  htl: 'How to Learn',
  iesp: 'IESP',
};

/** Returns undefined if the text is no key. */
export function titleOfMapKey(text: string): string | undefined {
  return ownValue(MAP_KEY_TITLES, text);
}
