import type { Core } from '@strapi/strapi';
import type { CmsSettings } from '../../../../config/cms';
import { describeEntry } from '../../../access/entry-in-words';
import {
  type EntryColumns,
  type EntryRef,
  entryColumns,
  entryRef,
} from '../../../content/entry-ref';
import { whereLocale } from '../../../content/languages/languages';
import { readDraft } from '../../../content/languages/read-draft';
import { findObstacles } from '../../../content/obstacles';
import { lockStaffWrites } from '../../../platform/lock-staff-writes';
import { fullName, type StaffUser } from '../../../platform/person';
import { refusal } from '../../../platform/refusal';
import { findUnapprovedChanger } from './planner-rights';
import { momentOf, wallTimeOf } from './times';

export const PLAN = 'api::plan.plan';

/** The panel shows the actions in this order. */
const PLANNED_ACTIONS = ['publish', 'unpublish'] as const;

export type PlannedAction = (typeof PLANNED_ACTIONS)[number];

/** What is to be done with an entry, and when. */
export interface Plan extends EntryColumns {
  readonly id: number;
  readonly action: PlannedAction;
  /** A date or a text, as the database gives it. */
  readonly at: Date | string;
  readonly createdAt: Date | string;
  readonly byId: number | null;
  readonly byName: string;
  /** The reason why it was not done at its hour; null while the plan waits. */
  readonly problem: string | null;
}

/** For each action a time such as `2026-11-23T09:00` in the organisation's time zone; empty for none. */
export type WishedTimes = Readonly<Record<PlannedAction, string>>;

/** The plans of an entry, at most one of each action. */
export async function readPlans(strapi: Core.Strapi, entry: EntryRef): Promise<Plan[]> {
  const where = entryColumns(entry);
  return strapi.db.query(PLAN).findMany({ where, orderBy: { action: 'asc' } });
}

/**
 * Replaces the plans of an entry.
 * @param shownIds the ids of the plans that the person was shown
 * @throws with a sentence for the person, where nothing was changed
 */
export async function setPlans(
  strapi: Core.Strapi,
  entry: EntryRef,
  wished: WishedTimes,
  shownIds: readonly unknown[],
  person: StaffUser,
): Promise<void> {
  const { timeZone } = strapi.config.get<CmsSettings>('cms');
  const moments = momentsOf(wished, timeZone);
  const problem = await findTimeProblem(strapi, entry, moments);
  if (problem) throw refusal([{ text: problem }]);
  const plans = strapi.db.query(PLAN);
  await strapi.db.transaction(async ({ trx }) => {
    // Of two people who plan at once, the second is told.
    await lockStaffWrites(strapi.db, trx);
    const stored = await readPlans(strapi, entry);
    if (stored.map(({ id }) => id).join() !== shownIds.join()) {
      const who = stored[0]?.byName || 'A colleague';
      const text = `${who} changed what is planned for this entry, or it was done meanwhile. Load the page again.`;
      throw refusal([{ text }]);
    }
    for (const action of PLANNED_ACTIONS) {
      const at = moments[action];
      const before = stored.find((plan) => plan.action === action);
      // A plan that stays keeps its person, who is told when it fails.
      if (before && at && isAt(before, at) && !(await needsReading(strapi, before))) continue;
      if (before) await plans.delete({ where: { id: before.id } });
      const by = { byId: person.id, byName: fullName(person) };
      if (at) await plans.create({ data: { ...entryColumns(entry), action, at, ...by } });
    }
  });
}

/** Whether a person looks at the entry again before it can be done as planned. */
async function needsReading(strapi: Core.Strapi, plan: Plan): Promise<boolean> {
  return plan.problem !== null || (await findUnapprovedChanger(strapi, plan)) !== undefined;
}

function isAt(plan: Plan, moment: Date): boolean {
  return new Date(plan.at).getTime() === moment.getTime();
}

type Moments = Readonly<Record<PlannedAction, Date | undefined>>;

function momentsOf(wished: WishedTimes, timeZone: string): Moments {
  const momentFor = (action: PlannedAction) => {
    if (wished[action] === '') return undefined;
    const moment = momentOf(wished[action], timeZone);
    if (!moment) throw refusal([{ text: 'Choose a day and a time, or leave both empty.' }]);
    return moment;
  };
  return { publish: momentFor('publish'), unpublish: momentFor('unpublish') };
}

/** Returns a sentence where an entry cannot be planned like this. */
async function findTimeProblem(
  strapi: Core.Strapi,
  entry: EntryRef,
  { publish, unpublish }: Moments,
): Promise<string | undefined> {
  const { uid, documentId, locale } = entry;
  if (!(await readDraft(strapi, entry))) {
    return 'This entry is not there any more, or was never saved in this language.';
  }
  const now = new Date();
  for (const moment of [publish, unpublish]) {
    if (moment && moment <= now) return 'That time is over. Choose one that is still to come.';
  }
  if (publish && unpublish && unpublish <= publish) {
    return '“Take off on” must be later than “Publish on”.';
  }
  if (unpublish && !publish) {
    const where = {
      documentId,
      publishedAt: { $notNull: true },
      ...whereLocale(locale),
    };
    const published = await strapi.db.query(uid).count({ where });
    if (published === 0) return 'This entry is not published. Plan also when to publish it.';
  }
  if (!publish) return undefined;
  const [obstacle] = await findObstacles(strapi, entry);
  return obstacle && `It cannot be published like this: ${obstacle.text}`;
}

/** What the admin shows of a plan; `time` is as in `WishedTimes`. */
export interface ShownPlan extends Pick<Plan, 'id' | 'action' | 'byName' | 'problem'> {
  readonly time: string;
  /** The person who changed the entry since and may not publish; null where there is none. */
  readonly unapprovedBy: string | null;
}

/** A plan as the admin shows it, its hour in the organisation’s time zone. */
export async function readShownPlan(strapi: Core.Strapi, plan: Plan): Promise<ShownPlan> {
  const { timeZone } = strapi.config.get<CmsSettings>('cms');
  const { id, action, byName, problem, at } = plan;
  const unapprovedBy = (await findUnapprovedChanger(strapi, plan)) ?? null;
  return { id, action, byName, problem, unapprovedBy, time: wallTimeOf(new Date(at), timeZone) };
}

/** `Publish “Spark” (Project, Tamil)`. */
export async function describePlan(strapi: Core.Strapi, plan: Plan): Promise<string> {
  const verb = plan.action === 'publish' ? 'Publish' : 'Take off';
  return `${verb} ${await describeEntry(strapi, entryRef(plan))}`;
}
