import { entryEndpoint, websiteApi } from '../../../admin/requests/website-api.ts';
import type { EntryRef } from '../../../content/entry-ref.ts';
import type { ShownPlan } from '../plan.ts';
import type { ListedPlan } from '../server/handlers.ts';
import type { WallTimes } from '../server/plans.ts';

interface PlanChange extends EntryRef<string> {
  readonly wallTimes: WallTimes;
  /** The ids of the plans that the panel shows. */
  readonly shownIds: readonly number[];
}

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    entryPlans: builder.query<readonly ShownPlan[], EntryRef<string>>({
      query: (entryRef) => entryEndpoint('plans', entryRef),
      providesTags: ['Plan'],
    }),
    setEntryPlans: builder.mutation<unknown, PlanChange>({
      query: ({ wallTimes, shownIds, ...entryRef }) => ({
        url: entryEndpoint('plans', entryRef),
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
