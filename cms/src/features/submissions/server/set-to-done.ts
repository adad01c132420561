import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { entryRights, POPULATE_CREATOR } from '../../../access/entry-rights.ts';
import { DONE_PROGRESS, type SubmissionUid } from '../../../content/submission-types.ts';
import { DocumentIdSchema } from '../../../platform/document-id.ts';
import { TimestampSchema } from '../../../platform/parse-input.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { staffTransaction } from '../../../platform/writes/staff-transaction.ts';

/** The longest page of Strapi's lists. */
export const MAX_SELECTED = 100;
export const SelectedSubmissionsSchema = v.strictObject({
  entries: v.pipe(
    v.array(
      v.strictObject({
        documentId: DocumentIdSchema,
        /** The time that the list showed. */
        updatedAt: TimestampSchema,
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_SELECTED),
  ),
});

export type SelectedSubmissions = v.InferOutput<typeof SelectedSubmissionsSchema>;

export interface SetToDoneResult {
  /** The submissions that a person changed or erased after the list was read. They stay as they are. */
  readonly skipped: readonly string[];
}

/** @throws {errors.ForbiddenError} if the person may not change the status of one of them; then it changes none */
export async function setToDone(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  { entries }: SelectedSubmissions,
  userAbility: unknown,
  personId: unknown,
): Promise<SetToDoneResult> {
  const { mayField } = entryRights(strapi, userAbility, uid);
  const data: UnknownRecord = { progress: DONE_PROGRESS, updatedBy: personId };
  const skipped: string[] = [];
  await staffTransaction(strapi, async () => {
    for (const { documentId, updatedAt } of entries) {
      const query = { where: { documentId }, populate: POPULATE_CREATOR };
      const submission: UnknownRecord | null = await strapi.db.query(uid).findOne(query);
      if (!submission) {
        skipped.push(documentId);
        continue;
      }
      if (!mayField('update', submission, 'progress')) throw new errors.ForbiddenError();
      if (submission.progress === DONE_PROGRESS) continue;
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
