import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { entryHandlerFor } from '../../../access/entry-handler.ts';
import type { EntryRights } from '../../../access/entry-rights.ts';
import { type SubmissionUid, submissionTypeOf } from '../../../content/submission-types.ts';
import { type ContentUid, isContent } from '../../../content/types.ts';
import { parseInput, TimestampSchema } from '../../../platform/parse-input.ts';
import { readStoredView } from '../../../views/stored-view.ts';
import { changeMessage, changeMessageWithValues } from './change-messages.ts';
import { lastRefusalOf, type RefWithPerson } from './seen-entries.ts';
import { findChangeAfter, findUnseenChangeInForm, type UnseenChange } from './unseen-change.ts';

/** What the form shows below its buttons. */
export interface FormStatus {
  /** Says who changed the entry since the form was filled; null if no person did. */
  readonly changeMessage: string | null;
  /** Whether this person made that change, in another window. */
  readonly isOwnChange: boolean;
  /** Why the last write of this person was refused; null if it was not. */
  readonly refusalMessage: string | null;
  /** Null if the history does not have the version that the person has seen. */
  readonly seenVersionId: number | null;
}

export const formStatusHandler = entryHandlerFor(
  isWrittenType,
  'read',
  'No person writes entries of this type',
  async ({ strapi, ref, entryRow, isStored, rights }, { query, state }): Promise<FormStatus> => {
    const shownUpdatedAt = parseInput(
      query.shownUpdatedAt,
      v.optional(TimestampSchema),
      'Send the updatedAt that the form shows.',
    );
    const personId = state.user.id;
    const refWithPerson = { personId, ...ref };
    const change =
      isStored && shownUpdatedAt
        ? await findChangeAfter(strapi, refWithPerson, entryRow, shownUpdatedAt)
        : undefined;
    const refusal = lastRefusalOf(refWithPerson);
    return {
      changeMessage: change
        ? await readMessageBesideForm(strapi, change, refWithPerson, rights)
        : null,
      isOwnChange: change?.writer.id === personId,
      refusalMessage: refusal?.message ?? null,
      seenVersionId: refusal?.seenVersionId ?? change?.seenVersionId ?? null,
    };
  },
);

function isWrittenType(uid: unknown): uid is ContentUid | SubmissionUid {
  return isContent(uid) || submissionTypeOf(uid) !== undefined;
}

/**
 * A submission has no history, so its message quotes the fields in which the draft differs from what the form showed.
 * For content, `change` is enough.
 */
async function readMessageBesideForm(
  strapi: Core.Strapi,
  change: UnseenChange,
  ref: RefWithPerson,
  rights: EntryRights,
): Promise<string> {
  const unseenChange = isContent(ref.uid)
    ? undefined
    : await findUnseenChangeInForm(strapi, ref, rights);
  const view = await readStoredView(strapi, ref.uid);
  return unseenChange
    ? changeMessageWithValues(view, unseenChange, ref, rights)
    : changeMessage(view, change, ref);
}
