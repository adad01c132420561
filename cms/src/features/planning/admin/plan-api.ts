import { adminApi } from '@strapi/strapi/admin';
import { entryEndpoint, type FormEntryRef, unwrapData } from '../../../admin/platform/entry-api';
import { timeInWords } from '../../../platform/time';
import type { EntryPlans, PlannedEntry } from '../server/handlers';
import type { PlannedAction, ShownPlan, WishedTimes } from '../server/plans';

export type { EntryPlans, PlannedEntry, ShownPlan, WishedTimes };

interface Change extends FormEntryRef {
  readonly wished: WishedTimes;
  /** The ids of the plans that the panel shows. */
  readonly shownIds: readonly number[];
}

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Plan'] }).injectEndpoints({
  endpoints: (builder) => ({
    plans: builder.query<EntryPlans, FormEntryRef>({
      query: (entry) => entryEndpoint('plans', entry),
      transformResponse: unwrapData,
      providesTags: ['Plan'],
    }),
    changePlans: builder.mutation<unknown, Change>({
      query: ({ wished, shownIds, ...entry }) => ({
        url: entryEndpoint('plans', entry),
        method: 'POST',
        data: { ...wished, shownIds },
      }),
      invalidatesTags: ['Plan'],
    }),
    planned: builder.query<readonly PlannedEntry[], void>({
      query: () => '/website/planned',
      transformResponse: unwrapData,
      providesTags: ['Plan'],
    }),
  }),
});

export const { usePlansQuery, useChangePlansMutation, usePlannedQuery } = api;

export const ACTION_WORDS: Readonly<Record<PlannedAction, string>> = {
  publish: 'Publish',
  unpublish: 'Take off',
};

/** `24 Nov 2026, 09:00` for a time of the organisation's clocks. */
export function wallTimeInWords(time: string): string {
  return timeInWords(`${time}Z`, 'UTC');
}
