import { type MapProjectKey, mapProjectKeys, mapProjects } from '../../content/projects-on-map.ts';
import type { Place } from './places.ts';

/** Which schools are shown; `null` and "" leave a question open. */
export interface SchoolFilter {
  readonly project: MapProjectKey | null;
  readonly district: string | null;
  /** Words that are all found in the school's name, its district or its project's title. */
  readonly words: string;
}

export const noFilter: SchoolFilter = { project: null, district: null, words: '' };

/** As long as the site takes a search for one (server/page-key.ts). */
export const longestSearch = 60;

/** What the form sends and the address keeps: `project`, `district` and `q`. Anything else is open. */
export function filterFrom(
  params: Pick<URLSearchParams, 'get'>,
  places: readonly Place[],
): SchoolFilter {
  const project = params.get('project');
  const district = params.get('district');
  return {
    project: mapProjectKeys.find((key) => key === project) ?? null,
    district: places.some((place) => place.district === district) ? district : null,
    words: (params.get('q') ?? '').trim().replace(/\s+/g, ' ').slice(0, longestSearch),
  };
}

/** The chosen school of an address (`?school=17`), if there is one of that number. */
export function chosenFrom(
  params: Pick<URLSearchParams, 'get'>,
  places: readonly Place[],
): number | null {
  const id = Number(params.get('school'));
  return places.some((place) => place.id === id) ? id : null;
}

/** `before` with the filter and the choice in it; what belongs to other sections stays as it is. */
export function addressOf(
  before: URLSearchParams,
  filter: SchoolFilter,
  chosen: number | null,
): string {
  const after = new URLSearchParams(before);
  const set = (name: string, value: string | null) =>
    value === null || value === '' ? after.delete(name) : after.set(name, value);
  set('project', filter.project);
  set('district', filter.district);
  set('q', filter.words);
  set('school', chosen === null ? null : String(chosen));
  const query = after.toString();
  return query === '' ? '' : `?${query}`;
}

export function isFiltered({ project, district, words }: SchoolFilter): boolean {
  return project !== null || district !== null || words !== '';
}

export function isSameFilter(a: SchoolFilter, b: SchoolFilter): boolean {
  return a.project === b.project && a.district === b.district && a.words === b.words;
}

export function filterPlaces(places: readonly Place[], filter: SchoolFilter): readonly Place[] {
  const { project, district } = filter;
  const words = plain(filter.words).split(' ').filter(Boolean);
  return places.filter(
    (place) =>
      (project === null || place.key === project) &&
      (district === null || place.district === district) &&
      words.every((word) => searchedText(place).includes(word)),
  );
}

/** How many schools each project, or each district, would show with the rest of the filter as it is. */
export function countBy<K extends 'key' | 'district'>(
  what: K,
  places: readonly Place[],
  filter: SchoolFilter,
): ReadonlyMap<Place[K], number> {
  const open = what === 'key' ? { ...filter, project: null } : { ...filter, district: null };
  const counts = new Map<Place[K], number>();
  for (const place of filterPlaces(places, open)) {
    counts.set(place[what], (counts.get(place[what]) ?? 0) + 1);
  }
  return counts;
}

const texts = new WeakMap<Place, string>();

function searchedText(place: Place): string {
  let text = texts.get(place);
  if (text === undefined) {
    text = plain(`${place.name} ${place.district} ${mapProjects[place.key].title}`);
    texts.set(place, text);
  }
  return text;
}

/** Small letters without accents, and one kind of apostrophe: as people type when they search. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();
}
