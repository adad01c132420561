import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type AdminContext, routeForSomeContent } from '../../../access/admin-route.ts';
import { entryActionId } from '../../../access/rights.ts';
import type { Feature } from '../../../feature.ts';
import { parseInput } from '../../../platform/parse-input.ts';
import { REMOVE_SAMPLES_PATH, SAMPLES_PATH, TASKS_PATH } from '../paths.ts';
import { countSamples, RemovalSchema, removeSamples } from './samples.ts';
import { readTasks } from './tasks.ts';

/** `src/seed` writes the sample. `src/sample` tells what is still as it was written, and hides translations of it. */
export const makeItYoursFeature: Feature = {
  routes: () => [
    routeForSomeContent('GET', SAMPLES_PATH, 'delete', (strapi, ctx) =>
      countSamples(strapi, ctx.state.userAbility),
    ),
    routeForSomeContent('POST', REMOVE_SAMPLES_PATH, 'delete', removeSamplesHandler),
    routeForSomeContent('GET', TASKS_PATH, 'delete', (strapi, ctx) =>
      readTasks(strapi, ctx.state.userAbility),
    ),
  ],
};

async function removeSamplesHandler(strapi: Core.Strapi, ctx: AdminContext) {
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
