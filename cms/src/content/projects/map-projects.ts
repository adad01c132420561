// `npm run check` compares both constants with the website's.

/** The limit of the website's map. */
export const MAX_SCHOOLS = 500;

/** By the key that the website knows (spec 3.9). A school of the sample stores it until an editor chooses a project. */
export const SAMPLE_PROJECT_TITLES: Readonly<Record<string, string>> = {
  pg: 'Project Ganitham',
  ps: 'Project Spark',
  lle: "Project Let's Learn English",
  pd: 'Project Disha',
  ouat: 'Project Once Upon A Time',
  htl: 'How to Learn',
  iesp: 'IESP',
};
