import type { Core } from '@strapi/strapi';
import type { CmsSettings } from '../../../../config/cms';
import type { AdminContext } from '../../../access/admin-route';
import { entryHandler } from '../../../access/entry-handler';
import { type ListedEntry, readListedEntry } from '../../../access/listed-entry';
import { entryRef } from '../../../content/entry-ref';
import { isRecord } from '../../../platform/record';
import { PLAN, type Plan, readPlans, readShownPlan, type ShownPlan, setPlans } from './plans';

/** What the panel beside an entry shows. */
export interface EntryPlans {
  readonly timeZone: string;
  readonly plans: readonly ShownPlan[];
}

/** A row of the page “Planned”. */
export type PlannedEntry = ShownPlan & ListedEntry;

const NO_PLANS = 'Nothing is planned for this type';

/** Answers with the plans of an entry, for those who may read it. */
export const plansHandler = entryHandler('read', NO_PLANS, async ({ strapi, entry }) => {
  const { timeZone } = strapi.config.get<CmsSettings>('cms');
  const plans = await readPlans(strapi, entry);
  const shownPlans = plans.map((plan) => readShownPlan(strapi, plan));
  return { timeZone, plans: await Promise.all(shownPlans) };
});

/** Takes the wished times of an entry, from those who may publish it. */
export const changePlansHandler = entryHandler(
  'publish',
  NO_PLANS,
  async ({ strapi, entry }, ctx) => {
    const body: unknown = ctx.request.body;
    const sent = isRecord(body) ? body : {};
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const wished = { publish: text(sent.publish), unpublish: text(sent.unpublish) };
    const shownIds = Array.isArray(sent.shownIds) ? sent.shownIds : [];
    await setPlans(strapi, entry, wished, shownIds, ctx.state.user);
    return {};
  },
);

/** Answers with what is planned for types that the person may read, the next first. */
export async function plannedHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const plans: Plan[] = await strapi.db
    .query(PLAN)
    .findMany({ orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  const data: PlannedEntry[] = [];
  for (const plan of plans) {
    const entry = await readListedEntry(strapi, entryRef(plan), ctx.state.userAbility);
    if (entry) data.push({ ...(await readShownPlan(strapi, plan)), ...entry });
  }
  return data;
}
