import { adminApi } from '@strapi/strapi/admin';
import { timeInWords } from '../../content/time';
import type { PlannedAction, ShownPlan, WishedTimes } from '../../editing/planning/plans';
import type { EntryPlans, PlannedEntry } from '../../editing/planning/routes';

export type { EntryPlans, PlannedEntry, ShownPlan, WishedTimes };

interface Entry {
  /** The uid of the entry's type. */
  readonly model: string;
  readonly documentId: string;
  readonly locale: string;
}

interface Change extends Entry {
  readonly wished: WishedTimes;
  /** The ids of the plans that the panel shows. */
  readonly seen: readonly number[];
}

interface Data<Value> {
  readonly data: Value;
}

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Plan'] }).injectEndpoints({
  endpoints: (builder) => ({
    plans: builder.query<EntryPlans, Entry>({
      query: addressOf,
      transformResponse: ({ data }: Data<EntryPlans>) => data,
      providesTags: ['Plan'],
    }),
    changePlans: builder.mutation<unknown, Change>({
      query: ({ wished, seen, ...entry }) => ({
        url: addressOf(entry),
        method: 'POST',
        data: { ...wished, seen },
      }),
      invalidatesTags: ['Plan'],
    }),
    planned: builder.query<readonly PlannedEntry[], void>({
      query: () => '/website/planned',
      transformResponse: ({ data }: Data<readonly PlannedEntry[]>) => data,
      providesTags: ['Plan'],
    }),
  }),
});

function addressOf({ model, documentId, locale }: Entry): string {
  return `/website/plans/${model}/${documentId}?locale=${locale}`;
}

export const { usePlansQuery, useChangePlansMutation, usePlannedQuery } = api;

const WORDS: Readonly<Record<PlannedAction, string>> = {
  publish: 'Publish',
  unpublish: 'Take off',
};

export function actionInWords(action: PlannedAction): string {
  return WORDS[action];
}

/** `24 Nov 2026, 09:00`, of what the organisation's clocks will show. */
export function wallTimeInWords(time: string): string {
  return timeInWords(`${time}Z`, 'UTC');
}
