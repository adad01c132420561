import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { ENGLISH } from '../../../content/languages/languages.ts';
import { updateWithoutDate } from '../../../content/rows.ts';
import { SORT_BY_POSITION } from '../../../content/sort-rules.ts';
import { type ContentUid, POSITION_FIELD } from '../../../content/types.ts';
import { DocumentIdSchema } from '../../../platform/document-id.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { afterCommit } from '../../../platform/writes/write.ts';

/** The event of a move, after its commit. It has the `uid` of the type. */
export const ORDER_CHANGED = 'website.order-changed';

/**
 * A move before or after the entry `neighbourId`, the neighbour of the new place. Without it, to the start (`before`) or the
 * end (`after`) of the list.
 */
export const MoveSchema = v.pipe(
  v.strictObject({
    documentId: DocumentIdSchema,
    side: v.picklist(['before', 'after']),
    neighbourId: v.optional(DocumentIdSchema),
  }),
  v.check(({ documentId, neighbourId }) => documentId !== neighbourId),
);

export type Move = v.InferOutput<typeof MoveSchema>;

const NOT_IN_LIST_MESSAGE =
  'This entry, or the one beside it, is no longer in the list. Load the page again.';

/** Call it in `staffTransaction`, so that two moves at once cannot mix. */
export async function moveEntry(strapi: Core.Strapi, uid: ContentUid, move: Move): Promise<void> {
  const documentIds = orderAfterMove(await readOrder(strapi, uid), move);
  const positions = new Map(documentIds.map((documentId, index) => [documentId, index + 1]));
  const rows: UnknownRecord[] = await strapi.db
    .query(uid)
    .findMany({ select: ['documentId', POSITION_FIELD] });
  const movedRows = rows.filter(
    (row) => row[POSITION_FIELD] !== positions.get(String(row.documentId)),
  );
  const movedIds = new Set(movedRows.map(({ documentId }) => documentId));
  for (const [documentId, position] of positions) {
    if (!movedIds.has(documentId)) continue;
    // Visitors and editors see one order in every language, so all rows of the entry change.
    await updateWithoutDate(strapi, uid, { documentId }, { [POSITION_FIELD]: position });
  }
  await afterCommit(strapi, () => {
    strapi.eventHub.emit(ORDER_CHANGED, { uid });
  });
}

/** Returns the documentIds in the order of the English list, then those of entries without English. */
async function readOrder(strapi: Core.Strapi, uid: ContentUid): Promise<string[]> {
  const drafts = await strapi.documents(uid).findMany({
    locale: '*',
    fields: ['documentId', 'locale'],
    // `addSortRules` adds the rest of the order to exactly this sort.
    sort: SORT_BY_POSITION,
  });
  const english = drafts.filter(({ locale }) => locale === ENGLISH);
  return [...new Set([...english, ...drafts].map(({ documentId }) => documentId))];
}

function orderAfterMove(
  documentIds: readonly string[],
  { documentId, side, neighbourId }: Move,
): string[] {
  const others = documentIds.filter((each) => each !== documentId);
  if (others.length === documentIds.length) throw new errors.ValidationError(NOT_IN_LIST_MESSAGE);
  if (neighbourId === undefined) {
    return side === 'before' ? [documentId, ...others] : [...others, documentId];
  }
  const index = others.indexOf(neighbourId);
  if (index < 0) throw new errors.ValidationError(NOT_IN_LIST_MESSAGE);
  return others.toSpliced(side === 'before' ? index : index + 1, 0, documentId);
}
