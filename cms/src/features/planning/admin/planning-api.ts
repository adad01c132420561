import { entryEndpoint, staffApiWithTags } from '../../../admin/requests/staff-api.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import { ALL_PLANS_PATH, ENTRY_PLANS_PATH } from '../paths.ts';
import type { ShownPlan } from '../plan.ts';
import type { ListedPlan } from '../server/handlers.ts';
import type { WallTimes } from '../server/plans.ts';

interface PlanChange extends EntryRef<string> {
  readonly wallTimes: WallTimes;
  /** The ids of the plans that the panel shows. */
  readonly shownIds: readonly number[];
}

const api = staffApiWithTags('Plan').injectEndpoints({
  endpoints: (builder) => ({
    entryPlans: builder.query<readonly ShownPlan[], EntryRef<string>>({
      query: (entryRef) => entryEndpoint(ENTRY_PLANS_PATH, entryRef),
      providesTags: ['Plan'],
    }),
    setEntryPlans: builder.mutation<unknown, PlanChange>({
      query: ({ wallTimes, shownIds, ...entryRef }) => ({
        url: entryEndpoint(ENTRY_PLANS_PATH, entryRef),
        method: 'POST',
        data: { ...wallTimes, shownIds },
      }),
      invalidatesTags: ['Plan'],
    }),
    allPlans: builder.query<readonly ListedPlan[], void>({
      query: () => ALL_PLANS_PATH,
      providesTags: ['Plan'],
    }),
  }),
});

export const { useEntryPlansQuery, useSetEntryPlansMutation, useAllPlansQuery } = api;
