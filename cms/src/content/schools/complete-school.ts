import type { Core } from '@strapi/strapi';
import { isFilledText } from '../../platform/record.ts';
import { validationError } from '../../platform/validation-error.ts';
import type { Write } from '../../platform/writes/write.ts';
import { isTranslationLocale } from '../languages/languages.ts';
import { projectOf } from '../projects/project-choices.ts';
import { readProjects } from '../projects/read-projects.ts';
import { SCHOOL } from '../types.ts';
import { type Axis, coordinatesProblem, parseCoordinate } from './coordinates.ts';
import { schoolIdFrom } from './school-id.ts';

export async function completeSchool(strapi: Core.Strapi, write: Write): Promise<void> {
  const { uid, action, data } = write;
  if (uid !== SCHOOL || (action !== 'create' && action !== 'update')) return;
  // All languages share the id, and only a write in English may set it.
  if (action === 'update' && isTranslationLocale(write.locale)) delete data.schoolId;
  fillDegrees(write);
  await fillSchoolId(strapi, write);
}

/** @throws {errors.ValidationError} if a coordinate cannot be read, or the place is not in India */
export function refuseWrongCoordinates(_strapi: Core.Strapi, { uid, data }: Write): void {
  const { latitude, longitude } = data;
  // A draft may lack a coordinate: the schema requires it only for a publication.
  if (uid !== SCHOOL || !isFilledText(latitude) || !isFilledText(longitude)) return;
  const problem = coordinatesProblem(latitude, longitude);
  if (problem !== '') throw validationError([{ field: 'latitude', text: problem }]);
}

async function fillSchoolId(strapi: Core.Strapi, write: Write): Promise<void> {
  const { data, documentId } = write;
  if (!isLeftEmpty(write, 'schoolId') || !isFilledText(data.name) || !isFilledText(data.project))
    return;
  const where = { documentId: { $ne: documentId ?? '' } };
  const others: { schoolId: unknown }[] = await strapi.db
    .query(SCHOOL)
    .findMany({ select: ['schoolId'], where });
  const taken = new Set(others.map(({ schoolId }) => schoolId));
  const project = projectOf(await readProjects(strapi), data.project);
  const prefix = project?.url ?? data.project;
  data.schoolId = schoolIdFrom(prefix, data.name, (id) => taken.has(id));
}

/** Writes coordinates as decimal degrees. Leaves one that cannot be read, which `refuseWrongCoordinates` then refuses. */
function fillDegrees({ data }: Write): void {
  for (const axis of ['latitude', 'longitude'] satisfies Axis[]) {
    const text = data[axis];
    if (isFilledText(text)) data[axis] = String(parseCoordinate(text, axis) ?? text);
  }
}

/** An update that does not send a field leaves the field as it is. */
function isLeftEmpty({ data, action }: Write, field: string): boolean {
  const value = data[field];
  if (value === undefined) return action === 'create';
  return value === null || value === '';
}
