import type { Core } from '@strapi/strapi';
import { refusal } from '../../platform/refusal';
import type { Write } from '../../platform/write';
import { isTranslationLocale } from '../languages/languages';
import { findProject } from '../projects/project-choices';
import { readProjects } from '../projects/read-projects';
import { SCHOOL } from '../types';
import { type Axis, coordinatesProblem, readCoordinate } from './coordinates';
import { schoolIdFrom } from './school-id';

/** Fills in the id of a school where editors leave it empty, and stores its place as decimal degrees. */
export async function completeSchool(strapi: Core.Strapi, write: Write): Promise<void> {
  const { uid, action, data } = write;
  if (uid !== SCHOOL || (action !== 'create' && action !== 'update')) return;
  // All languages share the id, which English decides.
  if (action === 'update' && isTranslationLocale(write.locale)) delete data.schoolId;
  fillDegrees(write);
  await fillSchoolId(strapi, write);
}

/** @throws what the edit page shows beside the field, where there can be no school of India */
export function checkCoordinates(_strapi: Core.Strapi, { uid, data }: Write): void {
  const { latitude, longitude } = data;
  // A draft may lack one of them; publishing it is refused.
  if (uid !== SCHOOL || !isText(latitude) || !isText(longitude)) return;
  const problem = coordinatesProblem(latitude, longitude);
  if (problem) throw refusal([{ field: 'latitude', text: problem }]);
}

async function fillSchoolId(strapi: Core.Strapi, write: Write): Promise<void> {
  const { data, documentId } = write;
  if (!isLeftEmpty(write, 'schoolId') || !isText(data.name) || !isText(data.project)) return;
  const where = { documentId: { $ne: documentId ?? '' } };
  const others: { schoolId: unknown }[] = await strapi.db
    .query(SCHOOL)
    .findMany({ select: ['schoolId'], where });
  const taken = new Set(others.map(({ schoolId }) => schoolId));
  const project = findProject(await readProjects(strapi), data.project);
  const prefix = project?.url ?? data.project;
  data.schoolId = schoolIdFrom(prefix, data.name, (id) => taken.has(id));
}

/** A coordinate that cannot be read stays as it is, and the check names it. */
function fillDegrees({ data }: Write): void {
  for (const axis of ['latitude', 'longitude'] satisfies Axis[]) {
    const text = data[axis];
    if (isText(text)) data[axis] = String(readCoordinate(text, axis) ?? text);
  }
}

/** An editor who empties a field sends it; an update that does not send it leaves it as it is. */
function isLeftEmpty({ data, action }: Write, field: string): boolean {
  const value = data[field];
  if (value === undefined) return action === 'create';
  return value === null || value === '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
