import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type AdminContext, routeForType } from '../../../access/admin-route.ts';
import { entryRights, POPULATE_CREATOR } from '../../../access/entry-rights.ts';
import { isOrderedByHand, POSITION_FIELD } from '../../../content/types.ts';
import type { Feature } from '../../../feature.ts';
import { parseInput } from '../../../platform/parse-input.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import { staffTransaction } from '../../../platform/writes/staff-transaction.ts';
import { MOVE_PATH } from '../paths.ts';
import { type Move, MoveSchema, moveEntry, ORDER_CHANGED } from './move.ts';

const BAD_REQUEST_MESSAGE =
  'Send the documentId of one entry, the side (before or after), and as neighbourId the documentId of another entry, or none for the start or end of the list.';

export { fillPosition } from './fill-position.ts';

export const orderingFeature: Feature = {
  // Visitors see a move at once, in every language, so it takes the right to publish.
  routes: () => [routeForType('POST', MOVE_PATH, 'publish', moveHandler)],
  contentEvents: [ORDER_CHANGED],
};

async function moveHandler(strapi: Core.Strapi, ctx: AdminContext): Promise<Move> {
  const { model: uid } = ctx.params;
  if (!isOrderedByHand(uid)) throw new errors.NotFoundError('This list is not ordered by hand');
  const move = parseInput(ctx.request.body, MoveSchema, BAD_REQUEST_MESSAGE);
  const { documentId } = move;
  return staffTransaction(strapi, async () => {
    // An entry moves in all its languages, so the person needs the right to each of its rows.
    const rights = entryRights(strapi, ctx.state.userAbility, uid);
    const rows: UnknownRecord[] = await strapi.db
      .query(uid)
      .findMany({ where: { documentId }, populate: POPULATE_CREATOR });
    const isAllowed = rows.every(
      (row) => rights.may('publish', row) && rights.mayField('update', row, POSITION_FIELD),
    );
    if (!isAllowed) throw new errors.ForbiddenError();
    await moveEntry(strapi, uid, move);
    return move;
  });
}
