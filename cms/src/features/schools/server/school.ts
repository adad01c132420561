import { parseCoordinate } from '../../../content/schools/coordinates.ts';
import { comparableText } from '../../../platform/text/comparable-text.ts';

export interface School {
  /** Undefined for a new school. */
  readonly documentId?: string | undefined;
  readonly schoolId: string;
  readonly name: string;
  readonly district: string;
  readonly latitude: string;
  readonly longitude: string;
  /** The stored value: the documentId of a project, or a key of the map. */
  readonly project: string;
  readonly active: boolean;
}

export const EMPTY_SCHOOL = {
  schoolId: '',
  name: '',
  district: '',
  project: '',
  latitude: '',
  longitude: '',
  active: false,
} satisfies School;

type Coordinates = Pick<School, 'latitude' | 'longitude'>;

/** Leaves a coordinate that cannot be read as it is. */
export function withDecimalDegrees<Values extends Coordinates>(values: Values): Values {
  const latitude = parseCoordinate(values.latitude, 'latitude') ?? values.latitude;
  const longitude = parseCoordinate(values.longitude, 'longitude') ?? values.longitude;
  return { ...values, latitude: `${latitude}`, longitude: `${longitude}` };
}

export function nameAndCoordinatesKey({
  name,
  latitude,
  longitude,
}: Coordinates & Pick<School, 'name'>): string {
  return `${comparableText(name)} ${latitude} ${longitude}`;
}
