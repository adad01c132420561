import type { Labels } from '../labels/labels.ts';
import {
  type MapProjectKey,
  type Marker,
  type MarkerColour,
  mapProjectKeys,
  mapProjects,
  markers,
} from '../texts/schools/map-projects.ts';
import type { Content } from './content.ts';
import type { LangText } from './lang-text.ts';
import { findProject, getProjects, getProjectUrls, projectPath, projectsCall } from './projects.ts';
import { getSchools, type ListedSchool } from './schools.ts';
import type { Site } from './site-context.ts';
import { slugInAnyScript } from './slug-pattern.ts';
import type { SpelledQuery } from './story-list.ts';

/** A project on the map: its schools share its marker (2.4.7). */
export interface MapProject {
  /** Names it in the address of the page: the url of a project, or one of the specified keys. */
  readonly id: string;
  readonly title: LangText;
  /** On the filter. */
  readonly shortTitle: LangText;
  /** Undefined where it has no page. */
  readonly path: string | undefined;
  readonly marker: Marker;
}

/** One school of the map (3.9). */
export interface School extends Omit<ListedSchool, 'project'> {
  readonly project: MapProject;
}

export interface SchoolsOnMap {
  readonly schools: readonly School[];
  /** Those that have schools, in the order of the filter. */
  readonly projects: readonly MapProject[];
}

/**
 * The schools with their projects: those of the CMS, and the specified ones of schools that have a key (3.9). A
 * school whose project visitors cannot see is left out.
 */
export async function getSchoolsOnMap({
  content,
  labels,
}: Pick<Site, 'content' | 'labels'>): Promise<SchoolsOnMap> {
  const [listed, all, urls] = await Promise.all([
    getSchools(content),
    getProjects(content),
    getProjectUrls(content),
  ]);
  const chosen = new Set(listed.map(({ project }) => project));
  const withSchools = all.filter(
    ({ entryId, url }) => chosen.has(entryId) || chosen.has(url ?? ''),
  );
  const entryOf = (name: string) => findProject(withSchools, joinedName(name));
  const keys = mapProjectKeys.filter((key) => chosen.has(key) && !entryOf(key));
  const ownMarkers = markersFor(
    withSchools.map(({ markerColour }) => markerColour),
    keys.map((key) => mapProjects[key].marker),
  );
  const own = withSchools.map(({ entryId, url = entryId, title, path }, index): MapProject => {
    return { id: url, title, shortTitle: title, path, marker: ownMarkers[index] ?? noMarker };
  });
  const specified = keys.map((key) => specifiedProject(key, labels, urls));
  const schools = listed.flatMap((school): School[] => {
    const entry = entryOf(school.project);
    const id = entry ? (entry.url ?? entry.entryId) : school.project;
    const project = [...own, ...specified].find((each) => each.id === id);
    return project ? [{ ...school, project }] : [];
  });
  return { schools, projects: [...own, ...specified] };
}

/** A key stands for the project of the CMS that it is, where that has schools. */
function joinedName(name: string): string {
  const key = mapProjectKeys.find((each) => each === name);
  return (key && mapProjects[key].entry) ?? name;
}

/** @param urls those of all projects; undefined where the CMS cannot be read */
function specifiedProject(
  key: MapProjectKey,
  { map }: Labels,
  urls: ReadonlySet<string> | undefined,
): MapProject {
  const { url, marker } = mapProjects[key];
  const { title, short } = map.projects[key];
  const hasPage = url !== null && (urls?.has(url) ?? true);
  const path = hasPage ? projectPath(url) : undefined;
  return { id: key, title: { text: title }, shortTitle: { text: short }, path, marker };
}

const noMarker: Marker = { colour: 'yellow', mark: 'full' };

/**
 * Gives each project its marker: first those that say their colour, then the others the next that is free. Beyond
 * ten projects markers repeat.
 * @param colours one for each project; undefined where the project says none
 */
export function markersFor(
  colours: readonly (MarkerColour | undefined)[],
  taken: readonly Marker[] = [],
): readonly Marker[] {
  const isTaken = (one: Marker) =>
    taken.some(({ colour, mark }) => colour === one.colour && mark === one.mark);
  const free = markers.filter((marker) => !isTaken(marker));
  const take = (index: number) => (index < 0 ? undefined : free.splice(index, 1)[0]);
  const said = colours.map((colour) => {
    const ofColour = markers.find((marker) => marker.colour === colour);
    return ofColour && (take(free.findIndex((marker) => marker.colour === colour)) ?? ofColour);
  });
  return said.map(
    (marker, index) => marker ?? take(0) ?? markers[index % markers.length] ?? noMarker,
  );
}

/**
 * The query of the home page for the project of the map's filter, as it is spelled; empty where there is no such
 * project.
 */
export function spellingOfMapProject(
  content: Pick<Content, 'peek'>,
  given: URLSearchParams,
): SpelledQuery {
  const asked = given.get('project') ?? '';
  const { items, state } = content.peek(projectsCall);
  const known = [...mapProjectKeys, ...(items ?? []).map(({ url }) => url)];
  const isKnown = asked === '' || known.includes(asked);
  const mayExist = slugInAnyScript.test(asked) && (items === undefined || state !== 'current');
  if (asked === '' || !(isKnown || mayExist)) return { query: '', isKnown: true };
  return { query: `?${new URLSearchParams({ project: asked })}`, isKnown };
}
