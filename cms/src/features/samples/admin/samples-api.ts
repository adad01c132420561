import { staffApi } from '../../../admin/requests/staff-api.ts';
import { REMOVE_SAMPLES_PATH, SAMPLES_PATH, SETUP_TASKS_PATH } from '../paths.ts';
import type { Removal, RemovalCounts, SampleCounts } from '../server/samples.ts';
import type { SetupTasks } from '../server/setup-tasks.ts';

const api = staffApi.injectEndpoints({
  endpoints: (builder) => ({
    samples: builder.query<readonly SampleCounts[], void>({
      query: () => SAMPLES_PATH,
      providesTags: ['Document'],
    }),
    setupTasks: builder.query<SetupTasks, void>({
      query: () => SETUP_TASKS_PATH,
      providesTags: ['Document'],
    }),
    removeSamples: builder.mutation<RemovalCounts, Removal>({
      query: (data) => ({ url: REMOVE_SAMPLES_PATH, method: 'POST', data }),
      invalidatesTags: ['Document'],
    }),
  }),
});

export const { useSamplesQuery, useSetupTasksQuery, useRemoveSamplesMutation } = api;
