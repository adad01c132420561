import type { EntryColumns } from '../../content/entry-ref.ts';
import { CONTENT_TYPES, type ContentUid, isContent } from '../../content/types.ts';
import type { StoredTime } from '../../platform/time.ts';

export const PLAN = 'api::plan.plan';

export const PLANNED_ACTIONS = ['publish', 'unpublish'] as const;

export const ACTION_LABELS = { publish: 'Publish', unpublish: 'Take off' } as const;

export type PlannedAction = (typeof PLANNED_ACTIONS)[number];

/** The website shows a type with built-in content at any time, so there is nothing to plan. */
export function isPlannable(uid: unknown): uid is ContentUid {
  return isContent(uid) && !CONTENT_TYPES[uid].builtIn;
}

export interface Plan extends EntryColumns {
  readonly id: number;
  readonly action: PlannedAction;
  readonly at: StoredTime;
  readonly createdAt: StoredTime;
  readonly byId: number | null;
  readonly byName: string;
  /** The reason why the plan failed; null while it waits. */
  readonly problem: string | null;
}

/** Of a plan, what its panel beside the form and the page “Planned” need. */
export interface ShownPlan extends Pick<Plan, 'id' | 'action' | 'byName' | 'problem'> {
  /** A time in the organisation's time zone, such as `2026-11-23T09:00`. */
  readonly time: string;
  /** The name of the last person who changed the entry after the planning, if that person may not publish. */
  readonly unapprovedChangeBy: string | null;
}
