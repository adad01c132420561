import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { AdminContext } from '../../../access/admin-route';
import { parseInput } from '../../../access/parse-input';
import { entryActionId } from '../../../access/rights';
import { countSamples, RemovalSchema, removeSamples } from './samples';
import { readSetupTasks } from './setup-tasks';

export async function countSamplesHandler(strapi: Core.Strapi, ctx: AdminContext) {
  return countSamples(strapi, ctx.state.userAbility);
}

export async function removeSamplesHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const removal = parseInput(
    ctx.request.body,
    RemovalSchema,
    'Say which samples to remove, and whether for good.',
  );
  const { userAbility } = ctx.state;
  const mayDelete = (uid: string) => userAbility.can(entryActionId('delete'), uid);
  if (!removal.uids.every(mayDelete)) throw new errors.ForbiddenError();
  return removeSamples(strapi, userAbility, removal);
}

export async function setupTasksHandler(strapi: Core.Strapi, ctx: AdminContext) {
  return readSetupTasks(strapi, ctx.state.userAbility);
}
