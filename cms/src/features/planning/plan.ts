import type { EntryColumns } from '../../content/entry-ref.ts';

export const PLAN = 'api::plan.plan';

export const PLANNED_ACTIONS = ['publish', 'unpublish'] as const;

export type PlannedAction = (typeof PLANNED_ACTIONS)[number];

export interface Plan extends EntryColumns {
  readonly id: number;
  readonly action: PlannedAction;
  /** A date or a text, as the database gives it. */
  readonly at: Date | string;
  readonly createdAt: Date | string;
  readonly byId: number | null;
  readonly byName: string;
  /** The reason why the plan failed; null while it waits. */
  readonly problem: string | null;
}

/** A plan as the admin shows it. */
export interface ShownPlan extends Pick<Plan, 'id' | 'action' | 'byName' | 'problem'> {
  /** A time in the organisation's time zone, such as `2026-11-23T09:00`. */
  readonly time: string;
  /** The name of the last person who changed the entry after the planning, if that person may not publish. */
  readonly unapprovedChangeBy: string | null;
}
