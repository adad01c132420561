import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { entryHandlerFor } from '../../../access/entry-handler';
import type { EntryRights } from '../../../access/entry-rights';
import { type SubmissionUid, submissionTypeOf } from '../../../content/submission-types';
import { type ContentUid, isContent } from '../../../content/types';
import { fullName } from '../../../platform/person';
import { readStoredView } from '../../../views/stored-view';
import { changeInWords, changeInWordsWithValues } from './change-messages';
import { otherFormsOf, recordClosedForm, recordOpenForm } from './open-forms';
import { type EntryOfPerson, lastRefusalOf } from './seen-entries';
import { findChangeAfter, findUnseenInForm, type UnseenChange } from './unseen-change';

const MAX_INTERVAL_LETTERS = 40;
const ReportSchema = v.object({
  /** The entry's `updatedAt` in the form. Undefined if the language has no text yet. */
  shownUpdatedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** The ten-second interval in which the person typed last. Empty if nothing was typed. */
  typedInterval: v.pipe(v.string(), v.maxLength(MAX_INTERVAL_LETTERS)),
  isClosed: v.optional(v.boolean()),
});

/** What an open form reports about itself. */
export type FormReport = v.InferInput<typeof ReportSchema>;

/** What the form shows about other people, below its buttons. */
export interface FormStatus {
  /** The other people who have the entry open. */
  readonly others: readonly {
    readonly name: string;
    readonly since: string;
    readonly locale: string;
  }[];
  /** Says who changed the entry since the form was filled; null if no person did. */
  readonly changeMessage: string | null;
  /** Whether this person made that change, in another window. */
  readonly isOwnChange: boolean;
  /** Why the last write of this person was refused; null if it was not. */
  readonly refusalMessage: string | null;
  /** The version that the person has seen; null if the history does not have it. */
  readonly versionId: number | null;
}

/** Records that a person has an entry open, and returns what the form must show about other people. */
export const concurrentEditsHandler = entryHandlerFor(
  isWrittenType,
  'read',
  'Nobody writes entries of this type',
  async ({ strapi, entry: ref, entryRow, rights }, ctx): Promise<FormStatus | null> => {
    const parsed = v.safeParse(ReportSchema, ctx.request.body);
    if (!parsed.success) {
      throw new errors.ValidationError('Send the updatedAt that the form shows.');
    }
    const { shownUpdatedAt, typedInterval, isClosed } = parsed.output;
    const personId = ctx.state.user.id;
    const entry = { personId, ...ref };
    if (isClosed) {
      recordClosedForm(entry);
      return null;
    }
    const name = fullName(ctx.state.user) || 'A colleague';
    recordOpenForm({ ...entry, name, typedInterval });
    const change = shownUpdatedAt
      ? await findChangeAfter(strapi, entry, entryRow, shownUpdatedAt)
      : undefined;
    const refusal = lastRefusalOf(entry);
    return {
      others: otherFormsOf(entry).map((form) => ({
        name: form.name,
        since: new Date(form.openedAt).toISOString(),
        locale: form.locale,
      })),
      changeMessage: change ? await describeChange(strapi, change, entry, rights) : null,
      isOwnChange: change?.writer.id === personId,
      refusalMessage: refusal?.message ?? null,
      versionId: refusal?.versionId ?? change?.versionId ?? null,
    };
  },
);

function isWrittenType(uid: unknown): uid is ContentUid | SubmissionUid {
  return isContent(uid) || submissionTypeOf(uid) !== undefined;
}

/** Says who changed what. Submissions have no history: their changed fields come from what the form showed. */
async function describeChange(
  strapi: Core.Strapi,
  change: UnseenChange,
  entry: EntryOfPerson,
  rights: EntryRights,
): Promise<string> {
  const unseen = isContent(entry.uid) ? undefined : await findUnseenInForm(strapi, entry, rights);
  const view = await readStoredView(strapi, entry.uid);
  return unseen
    ? changeInWordsWithValues(view, unseen, entry, rights)
    : changeInWords(view, change, entry);
}
