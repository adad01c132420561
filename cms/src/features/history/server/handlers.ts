import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { AdminContext } from '../../../access/admin-route.ts';
import { entryHandler } from '../../../access/entry-handler.ts';
import {
  entryRights,
  readEntryForPerson,
  readEntryWithCreator,
} from '../../../access/entry-rights.ts';
import { entryColumns, refOf } from '../../../content/entry-ref.ts';
import { isContent } from '../../../content/types.ts';
import { parseInput } from '../../../platform/parse-input.ts';
import { RowIdInPathSchema } from '../../../platform/row-id.ts';
import { staffTransaction } from '../../../platform/writes/staff-transaction.ts';
import {
  type ChangedField,
  digestOfChanges,
  findChangedFields,
} from '../../../versions/compare.ts';
import { NEWEST_VERSION_FIRST, VERSION, type Version } from '../../../versions/version.ts';
import { findDeletedTogether, mayRestore } from './bin.ts';
import { bringBack } from './bring-back.ts';
import { type RestoredEntry, restoreEntry } from './restore.ts';

const LISTED_FIELDS: (keyof Version)[] = ['id', 'action', 'byName', 'at'];
const NO_HISTORY_MESSAGE = 'This type has no history';
const GONE_MESSAGE = 'This version is no longer kept. Load the page again.';
const NOT_IN_BIN_MESSAGE = 'This entry is no longer in the bin. Load the page again.';
const CHANGED_MESSAGE =
  'A colleague changed this entry while you looked. Nothing was brought back: look at what is there now, and choose again.';

const BringBackSchema = v.object({
  digest: v.optional(v.string()),
  /** The field to bring back. Undefined for all fields. */
  field: v.optional(v.string()),
});
export type BringBackBody = v.InferInput<typeof BringBackSchema>;

/** A version beside the draft. */
export interface Comparison {
  readonly fields: readonly ChangedField[];
  /** The admin sends the digest back, so that the CMS can tell whether the draft changed since the editor looked. */
  readonly digest: string;
}

export type ListedVersion = Pick<Version, 'id' | 'action' | 'byName'> & { readonly at: string };

export const versionsHandler = entryHandler('read', NO_HISTORY_MESSAGE, ({ strapi, ref }) =>
  strapi.db
    .query(VERSION)
    .findMany({ select: LISTED_FIELDS, where: entryColumns(ref), orderBy: NEWEST_VERSION_FIRST }),
);

export async function comparisonHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const version = await readRequestedVersion(strapi, ctx);
  const { userAbility } = ctx.state;
  const ref = refOf(version);
  const { entryRow, rights } = await readEntryForPerson(strapi, userAbility, 'read', ref);
  const changed = await findChangedFields(strapi, version);
  const fields = changed.filter(({ field }) => rights.mayField('read', entryRow, field));
  const comparison: Comparison = { fields, digest: digestOfChanges(changed) };
  return comparison;
}

export async function bringBackHandler(strapi: Core.Strapi, ctx: AdminContext) {
  return staffTransaction(strapi, async () => {
    const version = await readRequestedVersion(strapi, ctx);
    const { field, digest } = parseInput(ctx.request.body, BringBackSchema, CHANGED_MESSAGE);
    const { entryRow, isStored } = await readEntryWithCreator(strapi, refOf(version));
    const rights = entryRights(strapi, ctx.state.userAbility, version.uid);
    const mayWrite = (name: string) => rights.mayField('update', entryRow, name);
    // As in Strapi, the first save in a language needs the right to create.
    const isAllowed = rights.may(isStored ? 'update' : 'create', entryRow);
    if (!isAllowed || (field !== undefined && !mayWrite(field))) throw new errors.ForbiddenError();
    if (digest !== digestOfChanges(await findChangedFields(strapi, version))) {
      throw new errors.ValidationError(CHANGED_MESSAGE);
    }
    const isWanted = (name: string) => mayWrite(name) && (field === undefined || name === field);
    const notRestored = await bringBack(strapi, version, ctx.state.user.id, isWanted);
    return { notRestored };
  });
}

/** @throws {errors.NotFoundError} if the version that the path names is gone */
async function readRequestedVersion(
  strapi: Core.Strapi,
  { params }: AdminContext,
): Promise<Version> {
  const { model: uid, documentId, id } = params;
  const where = { id, uid, entryId: documentId };
  const version: Version | null =
    isContent(uid) && v.is(RowIdInPathSchema, id)
      ? await strapi.db.query(VERSION).findOne({ where })
      : null;
  if (!version) throw new errors.NotFoundError(GONE_MESSAGE);
  return version;
}

export async function restoreHandler(
  strapi: Core.Strapi,
  ctx: AdminContext,
): Promise<RestoredEntry> {
  const { userAbility, user } = ctx.state;
  return staffTransaction(strapi, async () => {
    const deletedTogether = await findDeletedTogether(strapi, ctx.params.id);
    const [version] = deletedTogether;
    if (!version) throw new errors.NotFoundError(NOT_IN_BIN_MESSAGE);
    if (!mayRestore(strapi, userAbility, deletedTogether)) throw new errors.ForbiddenError();
    const { uid } = version;
    return { uid, ...(await restoreEntry(strapi, deletedTogether, user.id)) };
  });
}
