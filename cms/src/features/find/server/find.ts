import type { Core, Schema, UID } from '@strapi/strapi';
import { CREATOR, entryRights } from '../../../access/entry-rights';
import { entryName, readMainField } from '../../../content/entry-name';
import { whereDraft, withComponents } from '../../../content/languages/read-draft';
import { SUBMISSION_TYPES } from '../../../content/submission-types';
import { CONTENT_UIDS } from '../../../content/types';
import { isRecord, type Row } from '../../../platform/row';
import { excerptOf, isIn, type Wanted } from './matches';

/** An entry that has what somebody looks for. */
export interface Found {
  readonly uid: string;
  readonly isSingle: boolean;
  readonly documentId: string;
  /** Empty for a type without languages. */
  readonly locale: string;
  /** The list, as the admin calls it. */
  readonly list: string;
  readonly name: string;
  /** The line in which it stands; empty where the name has it. */
  readonly excerpt: string;
}

const WRITTEN = ['string', 'text', 'richtext', 'email', 'customField'];
/** Max rows in memory at once. */
const BATCH = 100;
/** A longer answer is a reason to type another word. */
const MAX_FOUND = 100;

/** Finds what a person may read: names before texts, content before submissions. */
export async function findByWords(
  strapi: Core.Strapi,
  userAbility: unknown,
  wanted: Wanted,
): Promise<Found[]> {
  const byName: Found[] = [];
  const byText: Found[] = [];
  for (const uid of [...CONTENT_UIDS, ...SUBMISSION_TYPES.map((form) => form.uid)]) {
    for await (const found of findInType(strapi, userAbility, uid, wanted)) {
      (found.excerpt === '' ? byName : byText).push(found);
      if (byName.length >= MAX_FOUND) return byName;
    }
  }
  return [...byName, ...byText].slice(0, MAX_FOUND);
}

async function* findInType(
  strapi: Core.Strapi,
  userAbility: unknown,
  uid: UID.ContentType,
  wanted: Wanted,
): AsyncGenerator<Found> {
  const type = strapi.contentType(uid);
  const rights = entryRights(strapi, userAbility, uid);
  const mainField = await readMainField(strapi, uid);
  for await (const row of readDrafts(strapi, uid)) {
    const readable = (field: string) => rights.mayField('read', row, field);
    if (!rights.may('read', row)) continue;
    const attributes = Object.fromEntries(
      Object.entries(type.attributes).filter(([name]) => readable(name)),
    );
    const text = textOf(strapi, attributes, row);
    if (!isIn(text, wanted)) continue;
    const isSingle = type.kind === 'singleType';
    const name = isSingle ? type.info.displayName : entryName(row, mainField, readable);
    // A long name is shown cut.
    const wholeName =
      readable(mainField) && typeof row[mainField] === 'string' ? row[mainField] : '';
    yield {
      uid,
      isSingle,
      documentId: String(row.documentId),
      locale: String(row.locale ?? ''),
      list: type.info.displayName,
      name,
      excerpt: isIn(`${name} ${wholeName}`, wanted) ? '' : excerptOf(text, wanted),
    };
  }
}

/** Everything that people wrote into a row, with what its components hold. */
function textOf(strapi: Core.Strapi, attributes: Schema.Attributes, row: Row): string {
  const texts: string[] = [];
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = row[name];
    if (typeof value === 'string' && WRITTEN.includes(attribute.type)) texts.push(value);
    if (attribute.type === 'component') {
      const parts = strapi.getModel(attribute.component).attributes;
      for (const part of [value].flat().filter(isRecord)) texts.push(textOf(strapi, parts, part));
    }
  }
  return texts.filter((text) => text !== '').join('\n');
}

/** The drafts of a type in all languages, the newest first. */
async function* readDrafts(strapi: Core.Strapi, uid: UID.ContentType): AsyncGenerator<Row> {
  const drafts = whereDraft(strapi, uid);
  const populate = { ...withComponents(strapi, uid), ...CREATOR };
  let before: unknown;
  for (;;) {
    const where = before === undefined ? drafts : { ...drafts, id: { $lt: before } };
    const rows: Row[] = await strapi.db
      .query(uid)
      .findMany({ where, populate, orderBy: { id: 'desc' }, limit: BATCH });
    yield* rows;
    if (rows.length < BATCH) return;
    before = rows.at(-1)?.id;
  }
}
