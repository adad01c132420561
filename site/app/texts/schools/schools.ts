import { schools } from './schools.data.ts';
import type { School } from './schools.schema.ts';

export type { School } from './schools.schema.ts';

/** Schools of one district, in the order of the list. */
export interface District {
  readonly name: string;
  readonly schools: readonly School[];
}

/** All schools, by district: the one source of the map, its list and its filter (3.9). */
export function getSchools(): readonly School[] {
  return districtsOf(schools).flatMap((district) => district.schools);
}

/** Districts in alphabetical order; "Other" comes last. */
export function districtsOf(schools: readonly School[]): readonly District[] {
  const names = [...new Set(schools.map(({ district }) => district))].sort();
  const ordered = [
    ...names.filter((name) => name !== 'Other'),
    ...names.filter((name) => name === 'Other'),
  ];
  return ordered.map((name) => ({
    name,
    schools: schools.filter(({ district }) => district === name),
  }));
}
