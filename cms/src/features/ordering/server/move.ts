import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { AdminContext } from '../../../access/admin-route';
import { entryRights, POPULATE_CREATOR } from '../../../access/entry-rights';
import { parseInput } from '../../../access/parse-input';
import { ENGLISH } from '../../../content/languages/languages';
import { isOrderedByHand, ORDER_CHANGED } from '../../../content/list-order';
import { BY_POSITION, type ContentUid } from '../../../content/types';
import { DocumentIdSchema } from '../../../platform/document-id';
import type { UnknownRecord } from '../../../platform/record';
import { lockStaffWrites } from '../../../platform/writes/lock-staff-writes';

/** A move before or after `other`. Without `other`, to the start (`before`) or the end (`after`) of the list. */
const MoveSchema = v.pipe(
  v.strictObject({
    documentId: DocumentIdSchema,
    side: v.picklist(['before', 'after']),
    other: v.optional(DocumentIdSchema),
  }),
  v.check(({ documentId, other }) => documentId !== other),
);

export type Move = v.InferOutput<typeof MoveSchema>;

const BAD_REQUEST_MESSAGE =
  'Send the documentId of one entry, the side (before or after), and as other the documentId of another entry, or none for the start or end of the list.';
const ENTRY_GONE_MESSAGE =
  'This entry, or the one beside it, is no longer in the list. Load the page again.';

export async function moveHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const { model: uid } = ctx.params;
  if (!isOrderedByHand(uid)) return ctx.notFound('This list is not ordered by hand');
  const move = parseInput(ctx.request.body, MoveSchema, BAD_REQUEST_MESSAGE);
  const { documentId } = move;
  const rights = entryRights(strapi, ctx.state.userAbility, uid);
  const rows: UnknownRecord[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId }, populate: POPULATE_CREATOR });
  const isAllowed = rows.every(
    (row) => rights.may('publish', row) && rights.mayField('update', row, 'sortOrder'),
  );
  if (!isAllowed) return ctx.forbidden();
  await moveEntry(strapi, uid, move);
  strapi.eventHub.emit(ORDER_CHANGED, { uid });
  return move;
}

/** Locks, reads and writes the list in one transaction, so that two moves at once cannot mix. */
async function moveEntry(strapi: Core.Strapi, uid: ContentUid, move: Move): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockStaffWrites(strapi.db, trx);
    const documentIds = orderAfterMove(await readOrder(strapi, uid), move);
    for (const [index, documentId] of documentIds.entries()) {
      // Drafts and published entries get the position, in every language. `updateMany` leaves `updatedAt` as it is:
      // by it Strapi knows whether a draft has unpublished changes.
      const data = { sortOrder: index + 1 };
      await strapi.db.query(uid).updateMany({ where: { documentId }, data });
    }
  });
}

/** Returns the documentIds in the order of the English list, then those of entries without English. */
async function readOrder(strapi: Core.Strapi, uid: ContentUid): Promise<string[]> {
  const drafts = await strapi.documents(uid).findMany({
    locale: '*',
    fields: ['documentId', 'locale'],
    // `addSortRules` (content/sort-rules.ts) adds the rest of the order to exactly this sort.
    sort: BY_POSITION,
  });
  const english = drafts.filter(({ locale }) => locale === ENGLISH);
  return [...new Set([...english, ...drafts].map(({ documentId }) => documentId))];
}

function orderAfterMove(
  documentIds: readonly string[],
  { documentId, side, other }: Move,
): string[] {
  const others = documentIds.filter((each) => each !== documentId);
  if (others.length === documentIds.length) throw new errors.ValidationError(ENTRY_GONE_MESSAGE);
  if (other === undefined) {
    return side === 'before' ? [documentId, ...others] : [...others, documentId];
  }
  const index = others.indexOf(other);
  if (index < 0) throw new errors.ValidationError(ENTRY_GONE_MESSAGE);
  return others.toSpliced(side === 'before' ? index : index + 1, 0, documentId);
}
