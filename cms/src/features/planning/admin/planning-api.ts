import { entryEndpoint, type FormEntryRef, websiteApi } from '../../../admin/shared/website-api';
import { timeInWords } from '../../../platform/time';
import type { EntryPlans, ListedPlan } from '../server/handlers';
import type { PlannedAction } from '../server/plan';
import type { WallTimes } from '../server/plans';

interface PlanChange extends FormEntryRef {
  readonly wallTimes: WallTimes;
  /** The ids of the plans that the panel shows. */
  readonly shownIds: readonly number[];
}

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    entryPlans: builder.query<EntryPlans, FormEntryRef>({
      query: (entry) => entryEndpoint('plans', entry),
      providesTags: ['Plan'],
    }),
    setEntryPlans: builder.mutation<unknown, PlanChange>({
      query: ({ wallTimes, shownIds, ...entry }) => ({
        url: entryEndpoint('plans', entry),
        method: 'POST',
        data: { ...wallTimes, shownIds },
      }),
      invalidatesTags: ['Plan'],
    }),
    allPlans: builder.query<readonly ListedPlan[], void>({
      query: () => '/website/planned',
      providesTags: ['Plan'],
    }),
  }),
});

export const { useEntryPlansQuery, useSetEntryPlansMutation, useAllPlansQuery } = api;

export const ACTION_LABELS: Readonly<Record<PlannedAction, string>> = {
  publish: 'Publish',
  unpublish: 'Take off',
};

/** Returns `24 Nov 2026, 09:00` for `2026-11-24T09:00`. */
export function wallTimeInWords(time: string): string {
  // UTC in both places, so that no time zone changes the time.
  return timeInWords(`${time}Z`, 'UTC');
}
