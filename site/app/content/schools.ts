import type { MapProjectKey } from './projects-on-map.ts';

/** One marker on the map of schools (3.9). */
export interface School {
  /** The project that runs there. */
  readonly key: MapProjectKey;
  readonly name: string;
  /** A district, a city, or "Kerala" or "Other" where no single district fits. */
  readonly district: string;
  /** Latitude and longitude in degrees (WGS 84). */
  readonly coordinates: readonly [lat: number, lng: number];
}

export { schools } from './schools.data.ts';
