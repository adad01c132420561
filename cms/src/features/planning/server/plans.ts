import type { Core } from '@strapi/strapi';
import { type EntryRef, entryColumns, refOf } from '../../../content/entry-ref.ts';
import { readDraft, whereLocale, wherePublished } from '../../../content/rows.ts';
import { ENTRY_GONE_MESSAGE, readEntryInWords } from '../../../entries/entry-in-words.ts';
import { providedByFeatures } from '../../../feature.ts';
import { settingsOf } from '../../../platform/cms-settings.ts';
import { type Person, personName, UNNAMED_PERSON } from '../../../platform/person.ts';
import { validationError } from '../../../platform/validation-error.ts';
import { staffTransaction } from '../../../platform/writes/staff-transaction.ts';
import {
  ACTION_LABELS,
  PLAN,
  PLANNED_ACTIONS,
  type Plan,
  type PlannedAction,
  type ShownPlan,
} from '../plan.ts';
import { findNameOfUnapprovedChange } from './planner-rights.ts';
import { formatWallTime, parseWallTime } from './times.ts';

/** A time such as `2026-11-23T09:00` in the organisation's time zone for each action; empty for none. */
export type WallTimes = Readonly<Record<PlannedAction, string>>;

interface PlansForm extends WallTimes {
  /** The ids of the plans that the person saw. */
  readonly shownIds: readonly number[];
}

/** Reads the plans of an entry: at most one for each action. */
export async function readPlans(strapi: Core.Strapi, ref: EntryRef): Promise<Plan[]> {
  const where = entryColumns(ref);
  return strapi.db.query(PLAN).findMany({ where, orderBy: { action: 'asc' } });
}

/**
 * Replaces the plans of an entry.
 * @throws {errors.ValidationError} with the reason for the person; the stored plans stay as they were
 */
export async function setPlans(
  strapi: Core.Strapi,
  ref: EntryRef,
  form: PlansForm,
  person: Person,
): Promise<void> {
  const { timeZone } = settingsOf(strapi);
  const moments = parseWallTimes(form, timeZone);
  const plans = strapi.db.query(PLAN);
  await staffTransaction(strapi, async () => {
    const problem = await findPlanProblem(strapi, ref, moments);
    if (problem !== '') throw validationError([{ text: problem }]);
    // If two people plan at the same time, the second gets the error below.
    const storedPlans = await readPlans(strapi, ref);
    // Both lists have the order of `readPlans`.
    if (storedPlans.map(({ id }) => id).join() !== form.shownIds.join()) {
      const colleague = storedPlans[0]?.byName || UNNAMED_PERSON;
      const text = `${colleague} changed what is planned for this entry, or it was done in the meantime. Load the page again.`;
      throw validationError([{ text }]);
    }
    for (const action of PLANNED_ACTIONS) {
      const at = moments[action];
      const storedPlan = storedPlans.find((plan) => plan.action === action);
      if (storedPlan) {
        const isSameTime = new Date(storedPlan.at).getTime() === at?.getTime();
        // An unchanged plan keeps its planner, who gets the mail if it fails.
        if (isSameTime && !(await needsReplanning(strapi, storedPlan))) continue;
        await plans.delete({ where: { id: storedPlan.id } });
      }
      if (!at) continue;
      const planner = { byId: person.id, byName: personName(person) };
      await plans.create({ data: { ...entryColumns(ref), action, at, ...planner } });
    }
  });
}

/** Whether a plan failed, or waits until a person who may publish has read a change. */
async function needsReplanning(strapi: Core.Strapi, plan: Plan): Promise<boolean> {
  return plan.problem !== null || (await findNameOfUnapprovedChange(strapi, plan)) !== undefined;
}

type Moments = Readonly<Record<PlannedAction, Date | undefined>>;

function parseWallTimes({ publish, unpublish }: WallTimes, timeZone: string): Moments {
  const parse = (wallTime: string) => {
    if (wallTime === '') return undefined;
    const moment = parseWallTime(wallTime, timeZone);
    if (!moment) throw validationError([{ text: 'Choose a day and a time, or leave both empty.' }]);
    return moment;
  };
  return { publish: parse(publish), unpublish: parse(unpublish) };
}

async function findPlanProblem(
  strapi: Core.Strapi,
  ref: EntryRef,
  { publish, unpublish }: Moments,
): Promise<string> {
  const { uid, documentId, locale } = ref;
  if (!(await readDraft(strapi, ref))) return ENTRY_GONE_MESSAGE;
  const now = new Date();
  for (const moment of [publish, unpublish]) {
    if (moment && moment <= now) return 'That time is over. Choose one that is still to come.';
  }
  if (publish && unpublish && unpublish <= publish) {
    return '“Take off on” must be later than “Publish on”.';
  }
  if (unpublish && !publish) {
    const where = { documentId, ...wherePublished(), ...whereLocale(locale) };
    const published = await strapi.db.query(uid).count({ where });
    if (published === 0) return 'This entry is not published. Plan also when to publish it.';
  }
  if (!publish) return '';
  const [obstacle] = await providedByFeatures.findObstacles(strapi, ref);
  return obstacle ? `It cannot be published like this: ${obstacle.text}` : '';
}

export async function readShownPlan(strapi: Core.Strapi, plan: Plan): Promise<ShownPlan> {
  const { timeZone } = settingsOf(strapi);
  const { id, action, byName, problem, at } = plan;
  const unapprovedChangeBy = (await findNameOfUnapprovedChange(strapi, plan)) ?? null;
  const time = formatWallTime(new Date(at), timeZone);
  return { id, action, byName, problem, unapprovedChangeBy, time };
}

/** Returns a text such as `Publish “Spark” (Project, Tamil)`. */
export async function readPlanInWords(strapi: Core.Strapi, plan: Plan): Promise<string> {
  return `${ACTION_LABELS[plan.action]} ${await readEntryInWords(strapi, refOf(plan))}`;
}
