import type { EntryColumns } from '../../../content/entry-ref';

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
