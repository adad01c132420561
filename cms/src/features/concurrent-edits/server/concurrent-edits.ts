import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { AdminContext } from '../../../access/admin-route';
import { type EntryRights, entryRights, readEntryWithCreator } from '../../../access/entry-rights';
import { ENGLISH, isLocalized } from '../../../content/languages/languages';
import { isContent } from '../../../content/types';
import { fullName } from '../../../platform/person';
import { allViews } from '../../../views/views';
import { recordLeft, recordOpenForm } from './open-forms';
import { type EntryOfPerson, lastRefusal } from './readings';
import {
  changeInWords,
  changeInWordsWithValues,
  findChangeAfter,
  findUnseenInForm,
  type UnseenChange,
} from './unseen-change';

const MAX_INTERVAL_LETTERS = 40;
const Body = v.object({
  /** The entry's `updatedAt`, as the form has it; none where nobody wrote in the language. */
  shownUpdatedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** The ten-second interval in which the person typed last; empty before the first one. */
  typedInterval: v.pipe(v.string(), v.maxLength(MAX_INTERVAL_LETTERS)),
  /** Whether the person leaves the form. */
  isLeft: v.optional(v.boolean()),
});

/** What a form tells of itself while it is open. */
export type OpenedForm = v.InferInput<typeof Body>;

/** What stands below the buttons of a form about other people. */
export interface ConcurrentEdits {
  readonly others: readonly {
    readonly name: string;
    readonly since: string;
    readonly locale: string;
  }[];
  /** What was changed since the form was filled; null where nothing was. */
  readonly changed: string | null;
  /** Whether it was this person who changed it, in another window. */
  readonly isOwnChange: boolean;
  /** Why the last press of this person was refused; null once it was let through. */
  readonly refused: string | null;
  /** The version that the entry was before; null where the history has none. */
  readonly versionId: number | null;
}

/** Answers who else has the entry open, and what this person should know before pressing a button. */
export async function concurrentEditsHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { model: uid, documentId } = ctx.params;
  if (!allViews(strapi)[uid]) return ctx.notFound('Nobody writes entries of this type');
  const parsed = v.safeParse(Body, ctx.request.body);
  if (!parsed.success) throw new errors.ValidationError('Send the updatedAt that the form shows.');
  const { shownUpdatedAt, typedInterval, isLeft } = parsed.output;
  const personId = ctx.state.user.id;
  if (isLeft) {
    recordLeft(uid, documentId, personId);
    return null;
  }
  const locale = isLocalized(strapi.contentType(uid)) ? String(ctx.query.locale ?? ENGLISH) : '';
  const opened = { personId, uid, documentId, locale };
  const stored = await readEntryWithCreator(strapi, opened);
  const rights = entryRights(strapi, ctx.state.userAbility, uid);
  if (!rights.may('read', stored)) return ctx.forbidden();
  const name = fullName(ctx.state.user) || 'A colleague';
  const others = recordOpenForm(uid, documentId, { personId, name, locale, typedInterval });
  const change = shownUpdatedAt && (await findChangeAfter(strapi, opened, stored, shownUpdatedAt));
  const refusal = lastRefusal(opened);
  const data: ConcurrentEdits = {
    others: others.map((other) => ({
      name: other.name,
      since: new Date(other.since).toISOString(),
      locale: other.locale,
    })),
    changed: change ? await describeChange(strapi, change, opened, rights) : null,
    isOwnChange: change ? change.writer.id === personId : false,
    refused: refusal?.sentence ?? null,
    versionId: refusal?.versionId ?? (change ? change.versionId : undefined) ?? null,
  };
  return data;
}

/** A submission has no history to look at: the sentence says what it holds now. */
async function describeChange(
  strapi: Core.Strapi,
  change: UnseenChange,
  opened: EntryOfPerson,
  rights: EntryRights,
): Promise<string> {
  const { uid, personId } = opened;
  if (isContent(uid)) return changeInWords(strapi, uid, change, personId);
  const unseen = await findUnseenInForm(strapi, opened, rights);
  return unseen
    ? changeInWordsWithValues(strapi, unseen, opened, rights)
    : changeInWords(strapi, uid, change, personId);
}
