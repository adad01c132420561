import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { AdminContext } from '../../../access/admin-route';
import { entryHandler } from '../../../access/entry-handler';
import { entryRights, readEntryWithCreator } from '../../../access/entry-rights';
import { entryColumns, entryRef } from '../../../content/entry-ref';
import { isContent } from '../../../content/types';
import { isRecord } from '../../../platform/record';
import { type ChangedField, digestOfChanges, findChangedFields } from '../../../versions/compare';
import { isVersionId, VERSION, type Version } from '../../../versions/version';
import { bringBack } from './bring-back';

const NEWEST_FIRST = [{ at: 'desc' }, { id: 'desc' }];
const LISTED: (keyof Version)[] = ['id', 'action', 'byName', 'at'];
const NO_HISTORY = 'This type has no history';
const GONE = 'This version is no longer kept. Load the page again.';

const CHANGED =
  'A colleague changed this entry while you looked. Nothing was brought back: look at what is there now, and choose again.';

/** A version beside the draft. */
export interface Comparison {
  readonly fields: readonly ChangedField[];
  /** To be sent with what is brought back: the draft is still what the editor saw. */
  readonly digest: string;
}

/** A version in the panel. */
export type ListedVersion = Pick<Version, 'id' | 'action' | 'byName'> & { readonly at: string };

/** Answers with the versions of an entry, the newest first, for those who may read it. */
export const versionsHandler = entryHandler('read', NO_HISTORY, ({ strapi, entry }) => {
  const query = { select: LISTED, where: entryColumns(entry), orderBy: NEWEST_FIRST };
  return strapi.db.query(VERSION).findMany(query);
});

/** Answers with a version beside the draft. */
export async function comparisonHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const opened = await findVersion(strapi, ctx);
  if (!opened) return ctx.notFound(GONE);
  const { version, stored, rights } = opened;
  if (!rights.may('read', stored)) return ctx.forbidden();
  const changed = await findChangedFields(strapi, version);
  const fields = changed.filter(({ field }) => rights.mayField('read', stored, field));
  const comparison: Comparison = { fields, digest: digestOfChanges(changed) };
  return comparison;
}

/** Brings a version, or one field of it, into the draft, for those who may change it. */
export async function bringBackHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const opened = await findVersion(strapi, ctx);
  if (!opened) return ctx.notFound(GONE);
  const { version, stored, rights } = opened;
  const body: unknown = ctx.request.body;
  const sent = isRecord(body) ? body : {};
  const field = typeof sent.field === 'string' ? sent.field : undefined;
  const isWritten = (name: string) => rights.mayField('update', stored, name);
  // As in Strapi, a first save in a language takes the right to create.
  const isAllowed = rights.may('id' in stored ? 'update' : 'create', stored);
  if (!isAllowed || (field !== undefined && !isWritten(field))) return ctx.forbidden();
  const isWanted = (name: string) => isWritten(name) && (field === undefined || name === field);
  if (sent.digest !== digestOfChanges(await findChangedFields(strapi, version))) {
    throw new errors.ValidationError(CHANGED);
  }
  const missing = await bringBack(strapi, version, ctx.state.user.id, isWanted);
  return { missing };
}

/** The version that the path names, with what is stored of its entry and what the person may do; undefined where it is gone. */
async function findVersion(strapi: Core.Strapi, { params, state }: AdminContext) {
  const { model: uid, documentId, id } = params;
  if (!isContent(uid) || !isVersionId(id)) return undefined;
  const versions = strapi.db.query(VERSION);
  const version: Version | null = await versions.findOne({
    where: { id, uid, entryId: documentId },
  });
  if (!version) return undefined;
  const stored = await readEntryWithCreator(strapi, entryRef(version));
  return { version, stored, rights: entryRights(strapi, state.userAbility, uid) };
}
