import { websiteApi } from '../../../admin/requests/website-api';
import type { Removed, SampleCounts } from '../removal';
import type { SetupTasks } from '../server/setup-tasks';

interface Removal {
  readonly uids: readonly string[];
  /** Whether their versions and files are deleted, too. */
  readonly forGood: boolean;
}

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
    removeSamples: builder.mutation<Removed, Removal>({
      query: (data) => ({ url: '/website/samples/remove', method: 'POST', data }),
      invalidatesTags: ['Document'],
    }),
  }),
});

export const { useSamplesQuery, useSetupTasksQuery, useRemoveSamplesMutation } = api;
