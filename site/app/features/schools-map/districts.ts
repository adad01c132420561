import type { School } from '../../cms/schools.ts';

/** Schools of one district, in the order of the list. */
export interface District {
  readonly name: string;
  readonly schools: readonly School[];
}

/** The schools by district, in the order in which they are given. */
export function districtsOf(schools: readonly School[]): readonly District[] {
  const names = [...new Set(schools.map(({ district }) => district))];
  return names.map((name) => ({
    name,
    schools: schools.filter(({ district }) => district === name),
  }));
}
