import type { Core, Schema, UID } from '@strapi/strapi';
import { entryRights, POPULATE_CREATOR } from '../../../access/entry-rights.ts';
import { populateComponents, whereDraft } from '../../../content/rows.ts';
import { SUBMISSION_UIDS } from '../../../content/submission-types.ts';
import { CONTENT_UIDS } from '../../../content/types.ts';
import { nameForPerson } from '../../../entries/names-for-person.ts';
import { readInBatches } from '../../../platform/batches.ts';
import { recordsIn, type UnknownRecord } from '../../../platform/record.ts';
import { readStoredView } from '../../../views/stored-view.ts';
import type { FoundEntry } from '../found-entry.ts';
import { excerptOf, matches, type Query } from './matches.ts';

const TEXT_TYPES = ['string', 'text', 'richtext', 'email', 'customField'];
const ROWS_IN_MEMORY = 100;
/** A person who finds more should look for another word. */
const MAX_RESULTS = 100;

/**
 * Finds entries that a person may read: matching names before matching texts, content before submissions. Reads
 * all drafts, because the database cannot compare spellings or phone numbers (docs/decisions/full-reads.md).
 */
export async function findMatchingEntries(
  strapi: Core.Strapi,
  userAbility: unknown,
  query: Query,
): Promise<FoundEntry[]> {
  const nameMatches: FoundEntry[] = [];
  const textMatches: FoundEntry[] = [];
  for (const uid of [...CONTENT_UIDS, ...SUBMISSION_UIDS]) {
    for await (const entry of findInType(strapi, userAbility, uid, query)) {
      if (entry.excerpt === '') nameMatches.push(entry);
      else if (textMatches.length < MAX_RESULTS) textMatches.push(entry);
      if (nameMatches.length >= MAX_RESULTS) return nameMatches;
    }
  }
  return [...nameMatches, ...textMatches].slice(0, MAX_RESULTS);
}

async function* findInType(
  strapi: Core.Strapi,
  userAbility: unknown,
  uid: UID.ContentType,
  query: Query,
): AsyncGenerator<FoundEntry> {
  const { attributes } = strapi.contentType(uid);
  const rights = entryRights(strapi, userAbility, uid);
  const view = await readStoredView(strapi, uid);
  for await (const row of readDrafts(strapi, uid)) {
    const name = nameForPerson(rights, view, row);
    if (name === undefined) continue;
    const mayRead = (field: string) => rights.mayField('read', row, field);
    const readable = Object.entries(attributes).filter(([field]) => mayRead(field));
    const text = allTextOf(strapi, Object.fromEntries(readable), row);
    if (!matches(text, query)) continue;
    // `nameForPerson` shortens a long name.
    const wholeName = mayRead(view.mainField) ? String(row[view.mainField] ?? '') : '';
    yield {
      uid,
      documentId: String(row.documentId),
      locale: String(row.locale ?? ''),
      typeLabel: view.typeLabel,
      name,
      excerpt: matches(`${name} ${wholeName}`, query) ? '' : excerptOf(text, query),
    };
  }
}

function allTextOf(strapi: Core.Strapi, attributes: Schema.Attributes, row: UnknownRecord): string {
  const texts: string[] = [];
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = row[name];
    if (typeof value === 'string' && TEXT_TYPES.includes(attribute.type)) texts.push(value);
    if (attribute.type === 'component') {
      const partAttributes = strapi.getModel(attribute.component).attributes;
      for (const part of recordsIn(value)) texts.push(allTextOf(strapi, partAttributes, part));
    }
  }
  return texts.filter((text) => text !== '').join('\n');
}

/** Reads the drafts of a type in all languages, the newest first. */
async function* readDrafts(
  strapi: Core.Strapi,
  uid: UID.ContentType,
): AsyncGenerator<UnknownRecord> {
  const drafts = whereDraft(strapi, uid);
  const populate = { ...populateComponents(strapi, uid), ...POPULATE_CREATOR };
  const batches = readInBatches<UnknownRecord>(ROWS_IN_MEMORY, (idFilter) => {
    const where = { ...drafts, ...idFilter };
    return strapi.db
      .query(uid)
      .findMany({ where, populate, orderBy: { id: 'desc' }, limit: ROWS_IN_MEMORY });
  });
  for await (const rows of batches) yield* rows;
}
