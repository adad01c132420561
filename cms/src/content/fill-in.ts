import type { Core, UID } from '@strapi/strapi';
import { type Axis, problemOfPlace, readCoordinate } from './coordinates';
import { FORMS } from './forms';
import { rememberedOfOthers } from './old-addresses';
import { pageAddressFrom, RESERVED_ADDRESSES } from './page-address';
import { refusal } from './refusal';
import { schoolIdFrom } from './school-id';
import { firstFree } from './slug';
import { CONTENT_UIDS, PAGE, SCHOOL } from './types';

/** The custom field for texts with marks, which `src/index.ts` registers. */
const MARKDOWN = 'global::markdown';
/** Visitors know the CMS under another address than the admin's, which Strapi writes into Markdown. */
const OWN_IMAGE = /(!\[[^\][]*\]\()https?:\/\/[^/\s)]+(?=\/uploads\/)/g;

type Data = Record<string, unknown>;

/**
 * Fills in the address of a page and the id of a school where editors leave them empty, and stores
 * coordinates as decimal degrees and pictures in Markdown by their path. In `register`.
 */
export function fillIn(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (action !== 'create' && action !== 'update') return next();
    const data: Data = params.data ?? {};
    const documentId = 'documentId' in params ? params.documentId : undefined;
    if (uid === PAGE && isToFill(data.address, action) && isText(data.title)) {
      const isTaken = await taken(strapi, uid, 'address', documentId);
      const remembered = await rememberedOfOthers(strapi, uid, documentId);
      const kept = new Set([...RESERVED_ADDRESSES, ...remembered]);
      data.address = firstFree(
        pageAddressFrom(data.title),
        (address) => kept.has(address) || isTaken(address),
      );
    }
    for (const field of markdownFields(strapi, uid)) {
      const text = data[field];
      if (isText(text)) data[field] = ownImagesByPath(text);
    }
    if (uid === SCHOOL) {
      readPlace(data);
      if (isToFill(data.schoolId, action) && isText(data.name) && isText(data.project)) {
        const isTaken = await taken(strapi, uid, 'schoolId', documentId);
        data.schoolId = schoolIdFrom(data.project, data.name, isTaken);
      }
    }
    return next();
  });
}

export function ownImagesByPath(markdown: string): string {
  return markdown.replace(OWN_IMAGE, '$1');
}

function markdownFields(strapi: Core.Strapi, uid: UID.ContentType): string[] {
  const attributes = Object.entries(strapi.contentType(uid).attributes);
  return attributes
    .filter(([, attribute]) => 'customField' in attribute && attribute.customField === MARKDOWN)
    .map(([field]) => field);
}

/** An update without the field leaves it as it is. */
function isToFill(value: unknown, action: 'create' | 'update'): boolean {
  return value === '' || value === null || (value === undefined && action === 'create');
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

async function taken(
  strapi: Core.Strapi,
  uid: typeof PAGE | typeof SCHOOL,
  field: string,
  documentId: string | undefined,
): Promise<(value: string) => boolean> {
  const where = { documentId: { $ne: documentId ?? '' } };
  const others: Data[] = await strapi.db.query(uid).findMany({ select: [field], where });
  const values = new Set(others.map((other) => other[field]));
  return (value) => values.has(value);
}

function readPlace(data: Data): void {
  const { latitude, longitude } = data;
  if (isText(latitude) && isText(longitude)) {
    const problem = problemOfPlace(latitude, longitude);
    if (problem) throw refusal([{ field: 'latitude', text: problem }]);
  }
  for (const axis of ['latitude', 'longitude'] satisfies Axis[]) {
    const text = data[axis];
    if (isText(text)) data[axis] = String(readCoordinate(text, axis) ?? text);
  }
}

/** Gives entries from before a field had its default that default. In `bootstrap`. */
export async function fillDefaults(strapi: Core.Strapi): Promise<void> {
  for (const uid of [...CONTENT_UIDS, ...FORMS.map((form) => form.uid)]) {
    for (const [field, value] of Object.entries({ sortOrder: 100, progress: 'New' })) {
      if (!(field in strapi.contentType(uid).attributes)) continue;
      await strapi.db.query(uid).updateMany({ where: { [field]: null }, data: { [field]: value } });
    }
  }
}
