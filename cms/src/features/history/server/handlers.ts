import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { AdminContext } from '../../../access/admin-route';
import { entryHandler } from '../../../access/entry-handler';
import { entryRights, readEntryWithCreator } from '../../../access/entry-rights';
import { parseInput } from '../../../access/parse-input';
import { entryColumns, entryRef } from '../../../content/entry-ref';
import { isContent } from '../../../content/types';
import { type ChangedField, digestOfChanges, findChangedFields } from '../../../versions/compare';
import { isVersionId, VERSION, type Version } from '../../../versions/version';
import { bringBack } from './bring-back';

const NEWEST_FIRST = [{ at: 'desc' }, { id: 'desc' }];
const LISTED_FIELDS: (keyof Version)[] = ['id', 'action', 'byName', 'at'];
const NO_HISTORY_MESSAGE = 'This type has no history';
const GONE_MESSAGE = 'This version is no longer kept. Load the page again.';
const CHANGED_MESSAGE =
  'A colleague changed this entry while you looked. Nothing was brought back: look at what is there now, and choose again.';

/** What an editor brings back. Without a field: the whole version. */
const BringBackSchema = v.object({ digest: v.optional(v.string()), field: v.optional(v.string()) });

/** A version beside the draft. */
export interface Comparison {
  readonly fields: readonly ChangedField[];
  /** The admin sends it back, so that the CMS can tell whether the draft changed since the editor looked. */
  readonly digest: string;
}

export type ListedVersion = Pick<Version, 'id' | 'action' | 'byName'> & { readonly at: string };

export const versionsHandler = entryHandler('read', NO_HISTORY_MESSAGE, ({ strapi, entry }) =>
  strapi.db
    .query(VERSION)
    .findMany({ select: LISTED_FIELDS, where: entryColumns(entry), orderBy: NEWEST_FIRST }),
);

export async function comparisonHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const requested = await findRequestedVersion(strapi, ctx);
  if (!requested) return ctx.notFound(GONE_MESSAGE);
  const { version, entry, rights } = requested;
  if (!rights.may('read', entry)) return ctx.forbidden();
  const changed = await findChangedFields(strapi, version);
  const fields = changed.filter(({ field }) => rights.mayField('read', entry, field));
  const comparison: Comparison = { fields, digest: digestOfChanges(changed) };
  return comparison;
}

export async function bringBackHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const requested = await findRequestedVersion(strapi, ctx);
  if (!requested) return ctx.notFound(GONE_MESSAGE);
  const { version, entry, rights } = requested;
  const { field, digest } = parseInput(ctx.request.body, BringBackSchema, CHANGED_MESSAGE);
  const mayWrite = (name: string) => rights.mayField('update', entry, name);
  // As in Strapi, the first save in a language takes the right to create. Such an entry has no id yet.
  const isAllowed = rights.may('id' in entry ? 'update' : 'create', entry);
  if (!isAllowed || (field !== undefined && !mayWrite(field))) return ctx.forbidden();
  const isWanted = (name: string) => mayWrite(name) && (field === undefined || name === field);
  if (digest !== digestOfChanges(await findChangedFields(strapi, version))) {
    throw new errors.ValidationError(CHANGED_MESSAGE);
  }
  const problems = await bringBack(strapi, version, ctx.state.user.id, isWanted);
  return { problems };
}

/** Finds the version that the path names, its entry, and what the person may do. Undefined if it is gone. */
async function findRequestedVersion(strapi: Core.Strapi, { params, state }: AdminContext) {
  const { model: uid, documentId, id } = params;
  if (!isContent(uid) || !isVersionId(id)) return undefined;
  const versions = strapi.db.query(VERSION);
  const version: Version | null = await versions.findOne({
    where: { id, uid, entryId: documentId },
  });
  if (!version) return undefined;
  const entry = await readEntryWithCreator(strapi, entryRef(version));
  return { version, entry, rights: entryRights(strapi, state.userAbility, uid) };
}
