import type { School } from '../../content/schools.ts';

/** A school with the number that names it in the address and on the page: its place in the list. */
export interface Place extends School {
  readonly id: number;
}

/** Schools of one district, in the order in which they are listed and walked through with keys. */
export interface District {
  readonly name: string;
  readonly places: readonly Place[];
}

export function placesOf(schools: readonly School[]): readonly Place[] {
  return schools.map((school, index) => ({ ...school, id: index + 1 }));
}

/**
 * Districts in alphabetical order, so that a name is quickly found; "Other" comes last. Within a
 * district the schools keep the order of the list.
 */
export function byDistrict(places: readonly Place[]): readonly District[] {
  const districts = new Map<string, Place[]>();
  for (const place of places) {
    const known = districts.get(place.district);
    if (known) known.push(place);
    else districts.set(place.district, [place]);
  }
  const rank = (name: string) => (name === 'Other' ? 1 : 0);
  return [...districts]
    .map(([name, members]) => ({ name, places: members }))
    .sort((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1));
}
