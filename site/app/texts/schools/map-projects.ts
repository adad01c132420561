/** The map and its list stay quick up to this number of schools; the CMS has the same limit. */
export const MAX_SCHOOLS = 500;

/** The project keys that the specification gives (3.9), in its order: schools of the sample have one. */
export const mapProjectKeys = ['pg', 'ps', 'lle', 'pd', 'ouat', 'htl', 'iesp'] as const;
export type MapProjectKey = (typeof mapProjectKeys)[number];

/** The five colours of markers (2.12). A project in the CMS says one by its name here. */
export const markerColours = {
  yellow: 'var(--marigold)',
  pink: 'var(--rose)',
  blue: 'var(--sky)',
  aqua: 'var(--lagoon)',
  green: 'var(--leaf)',
} as const;

export type MarkerColour = keyof typeof markerColours;

/** What a marker looks like: its colour, and what is white in it. */
export interface Marker {
  readonly colour: MarkerColour;
  readonly mark: 'full' | 'ring' | 'half' | 'bar';
}

/**
 * In the order in which projects get them. Colours that people who see few colours take for each other, such as
 * pink and aqua, never have the same mark.
 */
export const markers: readonly Marker[] = [
  { colour: 'yellow', mark: 'full' },
  { colour: 'blue', mark: 'full' },
  { colour: 'pink', mark: 'full' },
  { colour: 'aqua', mark: 'ring' },
  { colour: 'green', mark: 'ring' },
  { colour: 'yellow', mark: 'half' },
  { colour: 'blue', mark: 'half' },
  { colour: 'pink', mark: 'half' },
  { colour: 'aqua', mark: 'bar' },
  { colour: 'green', mark: 'bar' },
];

interface SpecifiedProject {
  readonly marker: Marker;
  /** The url of the project's entry in the CMS; `null` where it has no page, so no "More Details" (9). */
  readonly url: string | null;
  /**
   * The url of the entry that is this very project. Once a school names that entry, the schools of the key are
   * shown with it.
   */
  readonly entry?: string;
}

/** Seven projects share five colours, so the popup and the list always name the project as well. */
export const mapProjects: Readonly<Record<MapProjectKey, SpecifiedProject>> = {
  pg: {
    marker: { colour: 'yellow', mark: 'full' },
    url: 'project-ganitham',
    entry: 'project-ganitham',
  },
  ps: { marker: { colour: 'pink', mark: 'full' }, url: 'project-spark', entry: 'project-spark' },
  lle: {
    marker: { colour: 'blue', mark: 'full' },
    url: 'lets-learn-english',
    entry: 'lets-learn-english',
  },
  // Disha leads to the Ganitham project (9, R21). For a page of its own, change it here.
  pd: { marker: { colour: 'aqua', mark: 'ring' }, url: 'project-ganitham', entry: 'project-disha' },
  ouat: { marker: { colour: 'pink', mark: 'half' }, url: null },
  htl: { marker: { colour: 'green', mark: 'ring' }, url: null },
  // The sample organisation runs IESP's schools as part of its reading project.
  iesp: { marker: { colour: 'green', mark: 'bar' }, url: 'reading-rainbow' },
};
