import type { Core } from '@strapi/strapi';
import { refusal } from '../platform/refusal';
import type { Write } from '../platform/write';
import { type Axis, coordinatesProblem, readCoordinate } from './coordinates';
import { LINK, MARKDOWN } from './custom-fields';
import { isTranslation } from './languages';
import { chosenProject } from './project-choices';
import { projectChoices } from './read-projects';
import { schoolIdFrom } from './school-id';
import { SCHOOL, STORY } from './types';

/** The start of a picture in Markdown up to the path of its file, on whatever host. */
const OWN_IMAGE = /(!\[[^\][]*\]\()https?:\/\/[^/\s)]+(?=\/uploads\/)/g;

/** The address of a file of a media library, on whatever host, up to its path. */
const FILE = /https?:\/\/[^/\s)]+(\/uploads\/[\w.-]+)/g;

/**
 * Fills in the id of a school where editors leave it empty, and stores coordinates as decimal degrees and
 * files of the library by their path.
 */
export async function normalizeFields(strapi: Core.Strapi, write: Write): Promise<void> {
  const { uid, action, data } = write;
  if (action !== 'create' && action !== 'update') return;
  if (action === 'update' && isTranslation(write.locale)) {
    // All languages share the school's id and the story's project, and the English entry decides them.
    delete data.schoolId;
    if (uid === STORY) delete data.project;
  }
  await storeFilesByPath(strapi, write);
  if (uid === SCHOOL) {
    storeDegrees(write);
    await fillSchoolId(strapi, write);
  }
}

/** @throws what the edit page shows beside the field, where there can be no school of India */
export function checkCoordinates(_strapi: Core.Strapi, { uid, data }: Write): void {
  const { latitude, longitude } = data;
  // A draft may lack one of them; publishing it is refused.
  if (uid !== SCHOOL || !isText(latitude) || !isText(longitude)) return;
  const problem = coordinatesProblem(latitude, longitude);
  if (problem) throw refusal([{ field: 'latitude', text: problem }]);
}

async function storeFilesByPath(strapi: Core.Strapi, { uid, data }: Write): Promise<void> {
  const attributes = Object.entries(strapi.contentType(uid).attributes);
  for (const [field, attribute] of attributes) {
    const kind = 'customField' in attribute ? attribute.customField : undefined;
    const text = data[field];
    if ((kind !== MARKDOWN && kind !== LINK) || !isText(text)) continue;
    data[field] = await ownFilesByPath(strapi, ownImagesByPath(text));
  }
}

/**
 * Stores a file's address, as “Copy link” in the Media Library gives it, as a path: the website has the file
 * at the same path.
 */
async function ownFilesByPath(strapi: Core.Strapi, text: string): Promise<string> {
  const paths = [...text.matchAll(FILE)].map(([, path]) => path);
  if (paths.length === 0) return text;
  const where = { url: { $in: paths } };
  const files: { url: string }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['url'], where });
  const storedUrls = new Set(files.map(({ url }) => url));
  return text.replace(FILE, (url, path: string) => (storedUrls.has(path) ? path : url));
}

/**
 * Strapi writes a picture into Markdown with the address under which the editor uses the admin. Visitors
 * may know the CMS under another one, and a CMS that moves has a new one.
 */
export function ownImagesByPath(markdown: string): string {
  return markdown.replace(OWN_IMAGE, '$1');
}

async function fillSchoolId(strapi: Core.Strapi, write: Write): Promise<void> {
  const { data, documentId } = write;
  if (!isLeftEmpty(write, 'schoolId') || !isText(data.name) || !isText(data.project)) return;
  const where = { documentId: { $ne: documentId ?? '' } };
  const others: { schoolId: unknown }[] = await strapi.db
    .query(SCHOOL)
    .findMany({ select: ['schoolId'], where });
  const taken = new Set(others.map(({ schoolId }) => schoolId));
  const project = chosenProject(await projectChoices(strapi), data.project);
  const prefix = project?.url ?? data.project;
  data.schoolId = schoolIdFrom(prefix, data.name, (id) => taken.has(id));
}

/** A coordinate that cannot be read stays as it is, and the check names it. */
function storeDegrees({ data }: Write): void {
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
