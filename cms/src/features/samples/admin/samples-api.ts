import { entryApi, unwrapData } from '../../../admin/shared/entry-api';
import type { SampleCounts } from '../server/samples';
import type { SetupTasks } from '../server/setup-tasks';

interface Removal {
  readonly uids: readonly string[];
  /** Whether their versions and files are deleted, too. */
  readonly forGood: boolean;
}

interface Removed {
  readonly removed: number;
  readonly files: number;
}

export const samplesApi = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    samples: builder.query<readonly SampleCounts[], void>({
      query: () => '/website/samples',
      transformResponse: unwrapData,
      providesTags: ['Document'],
    }),
    setupTasks: builder.query<SetupTasks, void>({
      query: () => '/website/samples/setup-tasks',
      transformResponse: unwrapData,
      providesTags: ['Document'],
    }),
    removeSamples: builder.mutation<Removed, Removal>({
      query: (data) => ({ url: '/website/samples/remove', method: 'POST', data }),
      transformResponse: unwrapData,
      invalidatesTags: ['Document'],
    }),
  }),
});
