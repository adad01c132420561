import type { Core } from '@strapi/strapi';
import { entryName, mainFieldOf } from '../content/entry-name';
import type { Field } from '../content/field';
import { ENGLISH } from '../content/languages/languages';
import { isContent } from '../content/types';

/** The name of the entry to which a field leads; undefined where that was deleted. */
export async function nameOfRelated(
  strapi: Core.Strapi,
  attribute: Field[1],
  documentId: unknown,
): Promise<string | undefined> {
  const uid = 'target' in attribute ? attribute.target : undefined;
  if (!isContent(uid)) return undefined;
  const where = { documentId, publishedAt: null, locale: ENGLISH };
  const entry = await strapi.db.query(uid).findOne({ where });
  return entry ? entryName(entry, await mainFieldOf(strapi, uid)) : undefined;
}
