/** The map and its list stay quick up to this number of schools; the CMS has the same limit. */
export const MAX_SCHOOLS = 500;

/** The projects that a school on the map can belong to (3.9), in the order of the map's filter. */
export const mapProjectKeys = ['pg', 'ps', 'lle', 'pd', 'ouat', 'htl', 'iesp'] as const;
export type MapProjectKey = (typeof mapProjectKeys)[number];

/** The five colours of markers (2.12). */
export const markerColours = {
  yellow: 'var(--marigold)',
  pink: 'var(--rose)',
  blue: 'var(--sky)',
  aqua: 'var(--lagoon)',
  green: 'var(--leaf)',
} as const;

interface MapProject {
  readonly colour: keyof typeof markerColours;
  /** Whether the marker has a white middle, as another project has the same one of the five colours. */
  readonly hollow?: true;
  /** The url of the project's entry in the CMS; `null` where it has no page, so no "More Details" (9). */
  readonly url: string | null;
}

/** Seven projects share five colours, so the popup and the list always name the project as well. */
export const mapProjects: Readonly<Record<MapProjectKey, MapProject>> = {
  pg: { colour: 'yellow', url: 'project-ganitham' },
  ps: { colour: 'pink', url: 'project-spark' },
  lle: { colour: 'blue', url: 'lets-learn-english' },
  // Disha leads to the Ganitham project (9, R21). For a page of its own, change it here.
  pd: { colour: 'aqua', url: 'project-ganitham' },
  ouat: { colour: 'pink', hollow: true, url: null },
  htl: { colour: 'green', url: null },
  // The sample organisation runs IESP's schools as part of its reading project.
  iesp: { colour: 'green', hollow: true, url: 'reading-rainbow' },
};
