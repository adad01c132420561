import type { EntryColumns } from '../../../content/entry-ref';
import type { PlannedAction } from '../shown-plan';

export const PLAN = 'api::plan.plan';

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
