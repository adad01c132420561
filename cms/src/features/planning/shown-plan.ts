export const PLANNED_ACTIONS = ['publish', 'unpublish'] as const;

export type PlannedAction = (typeof PLANNED_ACTIONS)[number];

export interface ShownPlan {
  readonly id: number;
  readonly action: PlannedAction;
  /** A time in the organisation's time zone, such as `2026-11-23T09:00`. */
  readonly time: string;
  readonly byName: string;
  /** The reason why the plan failed; null while it waits. */
  readonly problem: string | null;
  /** The name of the last person who changed the entry after the planning, if that person may not publish. */
  readonly unapprovedChangeBy: string | null;
}
