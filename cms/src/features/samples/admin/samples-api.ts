import { websiteApi } from '../../../admin/requests/website-api.ts';
import type { Removal, RemovalCounts, SampleCounts } from '../server/samples.ts';
import type { SetupTasks } from '../server/setup-tasks.ts';

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    samples: builder.query<readonly SampleCounts[], void>({
      query: () => '/website/samples',
      providesTags: ['Document'],
    }),
    setupTasks: builder.query<SetupTasks, void>({
      query: () => '/website/samples/setup-tasks',
      providesTags: ['Document'],
    }),
    removeSamples: builder.mutation<RemovalCounts, Removal>({
      query: (data) => ({ url: '/website/samples/remove', method: 'POST', data }),
      invalidatesTags: ['Document'],
    }),
  }),
});

export const { useSamplesQuery, useSetupTasksQuery, useRemoveSamplesMutation } = api;
