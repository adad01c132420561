import { timeInWords } from '../../../platform/time.ts';
import { ACTION_LABELS, type PlannedAction, type ShownPlan } from '../plan.ts';

/** Returns `24 Nov 2026, 09:00` for `2026-11-24T09:00`. */
export function wallTimeInWords(time: string): string {
  // UTC in both places, so that no time zone changes the time.
  return timeInWords(`${time}Z`, 'UTC');
}

/** For the panel of an entry: what is planned, or why the plan failed. */
export function planInWords({
  action,
  time,
  byName,
  problem,
  unapprovedChangeBy,
}: ShownPlan): string {
  const planText = `${ACTION_LABELS[action]} on ${wallTimeInWords(time)}`;
  if (problem) return `${planText} did not happen: ${problem}`;
  const approvalNote = unapprovedChangeBy
    ? ` ${unapprovedChangeBy}, who may not publish, changed it since: it is not published before an Editor has read it and planned it again.`
    : '';
  return `${planText}, planned by ${byName}.${approvalNote}`;
}

/** For the page “Planned”: why a plan failed or will fail. Empty if nothing is wrong. */
export function planProblem({ problem, unapprovedChangeBy }: ShownPlan): string {
  if (problem) return `Not done: ${problem}`;
  if (!unapprovedChangeBy) return '';
  return `Will not be done: ${unapprovedChangeBy} changed it. Read it, and plan it again.`;
}

/** For the first page: the number of plans and the time of the next. A failed plan counts, but is not the next. */
export function plansInWords(plans: readonly ShownPlan[]): string {
  const next = plans.find(({ problem }) => !problem);
  const when = next ? `the next on ${wallTimeInWords(next.time)}` : 'not done';
  return `Planned: ${plans.length}, ${when}`;
}

/** Empty for an action that is not planned. */
export function storedTimes(plans: readonly ShownPlan[]): Record<PlannedAction, string> {
  const timeOf = (action: PlannedAction) =>
    plans.find((plan) => plan.action === action)?.time ?? '';
  return { publish: timeOf('publish'), unpublish: timeOf('unpublish') };
}
