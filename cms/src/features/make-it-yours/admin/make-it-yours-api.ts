import { staffApi } from '../../../admin/requests/staff-api.ts';
import { REMOVE_SAMPLES_PATH, SAMPLES_PATH, TASKS_PATH } from '../paths.ts';
import type { Removal, RemovalCounts, SampleCounts } from '../server/samples.ts';
import type { TaskOverview } from '../server/tasks.ts';

const api = staffApi.injectEndpoints({
  endpoints: (builder) => ({
    samples: builder.query<readonly SampleCounts[], void>({
      query: () => SAMPLES_PATH,
      providesTags: ['Document'],
    }),
    makeItYoursTasks: builder.query<TaskOverview, void>({
      query: () => TASKS_PATH,
      providesTags: ['Document'],
    }),
    removeSamples: builder.mutation<RemovalCounts, Removal>({
      query: (data) => ({ url: REMOVE_SAMPLES_PATH, method: 'POST', data }),
      invalidatesTags: ['Document'],
    }),
  }),
});

export const { useSamplesQuery, useMakeItYoursTasksQuery, useRemoveSamplesMutation } = api;
