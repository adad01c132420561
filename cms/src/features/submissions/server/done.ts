import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { AdminContext } from '../../../access/admin-route';
import { entryRights, POPULATE_CREATOR } from '../../../access/entry-rights';
import { type SubmissionUid, submissionTypeOf } from '../../../content/submission-types';
import { DocumentId } from '../../../platform/document-id';
import type { UnknownRecord } from '../../../platform/record';

const DONE = 'Done';

/** A page of Strapi's lists has as many. */
const MAX_ENTRIES = 100;
const Body = v.strictObject({
  entries: v.pipe(
    v.array(
      v.strictObject({
        documentId: DocumentId,
        /** As the list showed it. */
        updatedAt: v.pipe(v.string(), v.isoTimestamp()),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_ENTRIES),
  ),
});

/** What is ticked in a list. */
export type Ticked = v.InferOutput<typeof Body>;

export interface SetToDone {
  /** The ids of those that somebody changed or erased since the list was read: they stay as they are. */
  readonly changed: readonly string[];
}

/** Sets submissions to Done, for those who may do so in the form of each. */
export async function doneHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const submissionType = submissionTypeOf(ctx.params.model);
  if (!submissionType) return ctx.notFound('Nobody sends entries of this type');
  const parsed = v.safeParse(Body, ctx.request.body);
  if (!parsed.success) {
    throw new errors.ValidationError(`Send one to ${MAX_ENTRIES} entries of the list.`);
  }
  const { mayField } = entryRights(strapi, ctx.state.userAbility, submissionType.uid);
  const changed: string[] = [];
  // Where one is forbidden, none is set.
  await strapi.db.transaction(async () => {
    for (const ticked of parsed.output.entries) {
      const row = await readSubmission(strapi, submissionType.uid, ticked.documentId);
      if (row && !mayField('update', row, 'progress')) throw new errors.ForbiddenError();
      if (row?.progress === DONE) continue;
      if (row && isSameTime(row.updatedAt, ticked.updatedAt)) {
        await setToDone(strapi, submissionType.uid, ticked.documentId, ctx.state.user.id);
      } else changed.push(ticked.documentId);
    }
  });
  const data: SetToDone = { changed };
  return data;
}

function readSubmission(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  documentId: string,
): Promise<UnknownRecord | null> {
  return strapi.db.query(uid).findOne({ where: { documentId }, populate: POPULATE_CREATOR });
}

function isSameTime(stored: unknown, seen: string): boolean {
  return new Date(String(stored)).getTime() === Date.parse(seen);
}

async function setToDone(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  documentId: string,
  updatedBy: number,
): Promise<void> {
  const data: UnknownRecord = { progress: DONE, updatedBy };
  await strapi.documents(uid).update({ documentId, data });
}
