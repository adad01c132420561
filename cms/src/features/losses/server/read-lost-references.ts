import type { Core } from '@strapi/strapi';
import { isBuiltInPage, ownPagePath } from '../../../content/addresses/entry-pages.ts';
import type { Schemas } from '../../../content/addresses/link-fields.ts';
import { ENGLISH } from '../../../content/languages/languages.ts';
import { projectFieldsIn } from '../../../content/projects/project-fields.ts';
import { whereDraft, wherePublished } from '../../../content/rows.ts';
import { type ContentUid, HOME_PAGE, PROJECT, SCHOOL, STORY } from '../../../content/types.ts';
import { findEntriesLinkingTo } from '../../../entries/find-links.ts';
import { readNameWithType, UNREADABLE_ENTRY } from '../../../entries/names-for-person.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { listInWords } from '../../../platform/text/list-in-words.ts';

const MAX_NAMES = 12;

interface LossOfProject {
  readonly uid: ContentUid;
  readonly rows: 'drafts' | 'published';
  /** @param count at least 1 */
  inWords(count: number): string;
}

/** What each type whose entries name a project loses with it. */
export const LOSSES_OF_PROJECT: readonly LossOfProject[] = [
  {
    uid: SCHOOL,
    rows: 'published',
    inWords: (count) =>
      count === 1
        ? 'One school leaves the map with it, and stays in its list.'
        : `${count} schools leave the map with it, and stay in their list.`,
  },
  {
    uid: STORY,
    rows: 'drafts',
    inWords: (count) =>
      count === 1
        ? 'One story loses this project when it is deleted, and stays.'
        : `${count} stories lose this project when it is deleted, and stay.`,
  },
  {
    uid: HOME_PAGE,
    rows: 'published',
    inWords: () => 'The home page has a card for it: the card goes too.',
  },
];

/** Says which links, schools, stories and cards lead to the entry and would lose it. */
export async function readLostReferencesInWords(
  strapi: Core.Strapi,
  uid: ContentUid,
  entryRow: UnknownRecord,
  userAbility: unknown,
): Promise<readonly string[]> {
  const links = await readLostLinksInWords(strapi, uid, entryRow, userAbility);
  const ofProject = uid === PROJECT ? await readLossesOfProjectInWords(strapi, entryRow) : [];
  return [...links, ...ofProject];
}

async function readLostLinksInWords(
  strapi: Core.Strapi,
  uid: ContentUid,
  entryRow: UnknownRecord,
  userAbility: unknown,
): Promise<string[]> {
  const linkingNames = await findLinkingNames(strapi, uid, entryRow, userAbility);
  if (linkingNames.length === 0) return [];
  const names = listInWords(linkingNames, MAX_NAMES);
  return [`It is linked from ${names}. Those links will lead nowhere: change them first.`];
}

async function readLossesOfProjectInWords(
  strapi: Core.Strapi,
  { documentId, url }: UnknownRecord,
): Promise<string[]> {
  // Entries name a project by its documentId or its slug. A school that names one by a key of the map stays on it, since
  // the website has titles of its own for the keys.
  const isStored = { $in: [documentId, url] };
  const sentences: string[] = [];
  for (const { uid, rows, inWords } of LOSSES_OF_PROJECT) {
    const namesProject = { $or: whereProject(strapi, uid, isStored) };
    const isCounted = rows === 'drafts' ? whereDraft(strapi, uid) : wherePublished();
    const where = { ...namesProject, ...isCounted, locale: ENGLISH };
    const count = await strapi.db.query(uid).count({ where });
    if (count > 0) sentences.push(inWords(count));
  }
  return sentences;
}

/** Returns a condition for each field of a type that stores a project, also in its components. */
export function whereProject(schemas: Schemas, uid: ContentUid, isStored: object): object[] {
  const { attributes } = schemas.contentType(uid);
  const conditions: object[] = projectFieldsIn(attributes).map((field) => ({ [field]: isStored }));
  for (const [field, attribute] of Object.entries(attributes)) {
    if (attribute.type !== 'component') continue;
    const parts = schemas.getModel(attribute.component);
    for (const partField of projectFieldsIn(parts.attributes)) {
      conditions.push({ [field]: { [partField]: isStored } });
    }
  }
  return conditions;
}

async function findLinkingNames(
  strapi: Core.Strapi,
  uid: ContentUid,
  entryRow: UnknownRecord,
  userAbility: unknown,
): Promise<string[]> {
  const path = ownPagePath(uid, entryRow);
  // A built-in page stays: the website shows its own text again.
  if (!path || isBuiltInPage(uid, entryRow)) return [];
  const names = new Map<unknown, string>();
  for (const linking of await findEntriesLinkingTo(strapi, path)) {
    const { documentId } = linking.entryRow;
    // Names an entry only once, although each of its languages has the link. English comes first.
    if (documentId === entryRow.documentId || names.has(documentId)) continue;
    const name = await readNameWithType(strapi, userAbility, linking.uid, linking.entryRow);
    names.set(documentId, name ?? UNREADABLE_ENTRY);
  }
  return [...new Set(names.values())];
}
