import type { Core } from '@strapi/strapi';
import { type Axis, coordinatesProblem, readCoordinate } from './coordinates';
import { isTranslation } from './languages';
import { rememberedOfOthers } from './old-addresses';
import { pageAddressFrom, RESERVED_ADDRESSES } from './page-address';
import { refusal } from './refusal';
import { schoolIdFrom } from './school-id';
import { firstFree } from './slug';
import { PAGE, SCHOOL } from './types';
import type { Write } from './write';

/** The custom field for texts with marks, which `src/index.ts` registers. */
const MARKDOWN = 'global::markdown';
/** The start of a picture in Markdown up to the path of its file, on whatever host. */
const OWN_IMAGE = /(!\[[^\][]*\]\()https?:\/\/[^/\s)]+(?=\/uploads\/)/g;

/**
 * Fills in the address of a page and the id of a school where editors leave them empty, and stores
 * coordinates as decimal degrees and pictures in Markdown by their path.
 */
export async function fillIn(strapi: Core.Strapi, write: Write): Promise<void> {
  const { uid, action, data } = write;
  if (action !== 'create' && action !== 'update') return;
  if (action === 'update' && isTranslation(write.locale)) {
    // All languages share these, and English decides them.
    delete data.address;
    delete data.schoolId;
  }
  storeImagesByPath(strapi, write);
  if (uid === PAGE) await fillPageAddress(strapi, write);
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

function storeImagesByPath(strapi: Core.Strapi, { uid, data }: Write): void {
  const attributes = Object.entries(strapi.contentType(uid).attributes);
  for (const [field, attribute] of attributes) {
    const isMarkdown = 'customField' in attribute && attribute.customField === MARKDOWN;
    const text = data[field];
    if (isMarkdown && isText(text)) data[field] = ownImagesByPath(text);
  }
}

/**
 * Strapi writes a picture into Markdown with the address under which the editor uses the admin. Visitors
 * may know the CMS under another one, and a CMS that moves has a new one.
 */
export function ownImagesByPath(markdown: string): string {
  return markdown.replace(OWN_IMAGE, '$1');
}

async function fillPageAddress(strapi: Core.Strapi, write: Write): Promise<void> {
  const { data, documentId } = write;
  if (!isLeftEmpty(write, 'address') || !isText(data.title)) return;
  const taken = new Set<unknown>([
    ...RESERVED_ADDRESSES,
    ...(await valuesOfOthers(strapi, PAGE, 'address', documentId)),
    // From there visitors are led to a page that had the address before.
    ...(await rememberedOfOthers(strapi, PAGE, documentId)),
  ]);
  data.address = firstFree(pageAddressFrom(data.title), (address) => taken.has(address));
}

async function fillSchoolId(strapi: Core.Strapi, write: Write): Promise<void> {
  const { data, documentId } = write;
  if (!isLeftEmpty(write, 'schoolId') || !isText(data.name) || !isText(data.project)) return;
  const taken = new Set(await valuesOfOthers(strapi, SCHOOL, 'schoolId', documentId));
  data.schoolId = schoolIdFrom(data.project, data.name, (id) => taken.has(id));
}

/** What cannot be read stays as it is, and the check names it. */
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

/** What other entries have in a field, both in their drafts and as published. */
async function valuesOfOthers(
  strapi: Core.Strapi,
  uid: typeof PAGE | typeof SCHOOL,
  field: string,
  documentId = '',
): Promise<unknown[]> {
  const where = { documentId: { $ne: documentId } };
  const others: Record<string, unknown>[] = await strapi.db
    .query(uid)
    .findMany({ select: [field], where });
  return others.map((other) => other[field]);
}
