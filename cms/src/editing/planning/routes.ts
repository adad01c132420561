import type { Core } from '@strapi/strapi';
import type { Website } from '../../../config/website';
import { entryRights, entryWithCreator } from '../../access/entry-rights';
import { type EntryInLanguage, entryInAddress } from '../../content/entry-in-language';
import { isRecord } from '../../content/is-record';
import { type ListedEntry, listedEntry } from '../listed-entry';
import { PLAN, type Plan, plansOf, type ShownPlan, setPlans, shownPlan } from './plans';

type Context = Parameters<Core.ControllerHandler>[0];

/** What the panel beside an entry shows. */
export interface EntryPlans {
  readonly timeZone: string;
  readonly plans: readonly ShownPlan[];
}

/** A row of the page “Planned”. */
export type PlannedEntry = ShownPlan & ListedEntry;

/** Answers with the plans of an entry, for those who may read it. */
export function plansShown(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const entry = entryInAddress(strapi, ctx.params, ctx.query.locale);
    if (!entry) return ctx.notFound('Nothing is planned for this type');
    if (!(await isAllowed(strapi, ctx, 'read', entry))) return ctx.forbidden();
    const { timeZone } = strapi.config.get<Website>('website');
    const plans = await plansOf(strapi, entry);
    const shown = plans.map((plan) => shownPlan(strapi, plan));
    ctx.body = { data: { timeZone, plans: await Promise.all(shown) } };
    return undefined;
  };
}

/** Takes the wished times of an entry, from those who may publish it. */
export function plansChanged(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const entry = entryInAddress(strapi, ctx.params, ctx.query.locale);
    if (!entry) return ctx.notFound('Nothing is planned for this type');
    if (!(await isAllowed(strapi, ctx, 'publish', entry))) return ctx.forbidden();
    const body: unknown = ctx.request.body;
    const sent = isRecord(body) ? body : {};
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    const wished = { publish: text(sent.publish), unpublish: text(sent.unpublish) };
    const seen = Array.isArray(sent.seen) ? sent.seen : [];
    await setPlans(strapi, entry, wished, seen, ctx.state.user);
    ctx.body = { data: {} };
    return undefined;
  };
}

/** Answers with what is planned, the next first, of the types that the person may read. */
export function planned(strapi: Core.Strapi): Core.ControllerHandler {
  return async (ctx) => {
    const plans: Plan[] = await strapi.db
      .query(PLAN)
      .findMany({ orderBy: [{ at: 'asc' }, { id: 'asc' }] });
    const data: PlannedEntry[] = [];
    for (const plan of plans) {
      const entry = await listedEntry(strapi, plan, ctx.state.userAbility);
      if (entry) data.push({ ...(await shownPlan(strapi, plan)), ...entry });
    }
    ctx.body = { data };
  };
}

async function isAllowed(
  strapi: Core.Strapi,
  { state }: Context,
  action: 'read' | 'publish',
  { uid, entryId, entryLocale }: EntryInLanguage,
): Promise<boolean> {
  const entry = await entryWithCreator(strapi, uid, entryId, entryLocale);
  return entryRights(strapi, state.userAbility, uid).may(action, entry);
}
