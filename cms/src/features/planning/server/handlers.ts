import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { AdminContext } from '../../../access/admin-route.ts';
import { entryHandlerFor } from '../../../access/entry-handler.ts';
import { refOf } from '../../../content/entry-ref.ts';
import { type ListedEntry, readListedEntry } from '../../../entries/listed-entry.ts';
import { parseInput } from '../../../platform/parse-input.ts';
import { isPlannable, PLAN, type Plan, type ShownPlan } from '../plan.ts';
import { readPlans, readShownPlan, setPlans } from './plans.ts';

export type ListedPlan = ShownPlan & ListedEntry;

const PlansBodySchema = v.object({
  publish: v.optional(v.string(), ''),
  unpublish: v.optional(v.string(), ''),
  shownIds: v.array(v.number()),
});
const NOT_PLANNABLE_MESSAGE = 'Nothing is planned for this type';

export const entryPlansHandler = entryHandlerFor(
  isPlannable,
  'read',
  NOT_PLANNABLE_MESSAGE,
  async ({ strapi, ref }) => {
    const plans = await readPlans(strapi, ref);
    return Promise.all(plans.map((plan) => readShownPlan(strapi, plan)));
  },
);

export const setEntryPlansHandler = entryHandlerFor(
  isPlannable,
  'publish',
  NOT_PLANNABLE_MESSAGE,
  async ({ strapi, ref }, ctx) => {
    const form = parseInput(
      ctx.request.body,
      PlansBodySchema,
      'A plan has two times and shownIds.',
    );
    await setPlans(strapi, ref, form, ctx.state.user);
    return {};
  },
);

/** Returns the plans for entries that the person may read, the next first. */
export async function allPlansHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const plans: Plan[] = await strapi.db
    .query(PLAN)
    .findMany({ orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  const listed: ListedPlan[] = [];
  for (const plan of plans) {
    const entry = await readListedEntry(strapi, refOf(plan), ctx.state.userAbility);
    if (entry) listed.push({ ...(await readShownPlan(strapi, plan)), ...entry });
  }
  return listed;
}
