/**
 * The titles of the sample's projects, by their keys (3.9). The schools of the sample store such a key in place of a
 * project's documentId, until an editor chooses a project. `npm run check` compares the list with the website's.
 */
export const MAP_PROJECTS: Readonly<Record<string, string>> = {
  pg: 'Project Ganitham',
  ps: 'Project Spark',
  lle: "Project Let's Learn English",
  pd: 'Project Disha',
  ouat: 'Project Once Upon A Time',
  htl: 'How to Learn',
  iesp: 'IESP',
};
