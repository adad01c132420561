import { adminApi } from '@strapi/strapi/admin';
import type { SampleEntries } from '../server/samples';
import type { Steps } from '../server/steps';

interface Removal {
  readonly uids: readonly string[];
  /** Past the bin, with the files that belong to nothing else. */
  readonly forGood: boolean;
}

interface Removed {
  readonly removed: number;
  readonly files: number;
}

export const samplesApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    samples: builder.query<readonly SampleEntries[], void>({
      query: () => '/website/samples',
      transformResponse: ({ data }: { data: readonly SampleEntries[] }) => data,
      providesTags: ['Document'],
    }),
    steps: builder.query<Steps, void>({
      query: () => '/website/samples/steps',
      transformResponse: ({ data }: { data: Steps }) => data,
      providesTags: ['Document'],
    }),
    removeSamples: builder.mutation<Removed, Removal>({
      query: (data) => ({ url: '/website/samples/remove', method: 'POST', data }),
      transformResponse: ({ data }: { data: Removed }) => data,
      invalidatesTags: ['Document'],
    }),
  }),
});
