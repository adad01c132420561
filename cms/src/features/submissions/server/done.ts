import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { AdminContext } from '../../../access/admin-route';
import { entryRights, POPULATE_CREATOR } from '../../../access/entry-rights';
import { parseInput, TimestampSchema } from '../../../access/parse-input';
import { submissionTypeOf } from '../../../content/submission-types';
import { DocumentIdSchema } from '../../../platform/document-id';
import type { UnknownRecord } from '../../../platform/record';

const DONE = 'Done';

/** The longest page of Strapi's lists. */
const MAX_ENTRIES = 100;
const BodySchema = v.strictObject({
  entries: v.pipe(
    v.array(
      v.strictObject({
        documentId: DocumentIdSchema,
        /** The time that the list showed. */
        updatedAt: TimestampSchema,
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_ENTRIES),
  ),
});

export type TickedSubmissions = v.InferOutput<typeof BodySchema>;

export interface SetToDoneResult {
  /** The submissions that were changed or erased after the list was read, and stay as they are. */
  readonly skipped: readonly string[];
}

/** Sets the ticked submissions to Done if the person may do so in the form of each. */
export async function doneHandler(
  strapi: Core.Strapi,
  ctx: AdminContext,
): Promise<SetToDoneResult | undefined> {
  const submissionType = submissionTypeOf(ctx.params.model);
  if (!submissionType) return ctx.notFound('Nobody sends entries of this type');
  const { entries } = parseInput(
    ctx.request.body,
    BodySchema,
    `Send one to ${MAX_ENTRIES} entries of the list.`,
  );
  const { uid } = submissionType;
  const { mayField } = entryRights(strapi, ctx.state.userAbility, uid);
  const data: UnknownRecord = { progress: DONE, updatedBy: ctx.state.user.id };
  const skipped: string[] = [];
  // A transaction, so that none is set if one of them is forbidden.
  await strapi.db.transaction(async () => {
    for (const { documentId, updatedAt } of entries) {
      const query = { where: { documentId }, populate: POPULATE_CREATOR };
      const submission: UnknownRecord | null = await strapi.db.query(uid).findOne(query);
      if (!submission) {
        skipped.push(documentId);
        continue;
      }
      if (!mayField('update', submission, 'progress')) throw new errors.ForbiddenError();
      if (submission.progress === DONE) continue;
      if (isSameTime(submission.updatedAt, updatedAt)) {
        await strapi.documents(uid).update({ documentId, data });
      } else {
        skipped.push(documentId);
      }
    }
  });
  return { skipped };
}

function isSameTime(storedTime: unknown, shownTime: string): boolean {
  return new Date(String(storedTime)).getTime() === Date.parse(shownTime);
}
