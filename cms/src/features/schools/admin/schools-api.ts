import { ALL_ENTRIES, websiteApi } from '../../../admin/requests/website-api';
import type { SchoolComparison } from '../server/school-table';

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    compareSchools: builder.mutation<SchoolComparison, FormData>({
      query: (data) => ({ url: '/website/schools/compare', method: 'POST', data }),
    }),
    importSchools: builder.mutation<SchoolComparison, FormData>({
      query: (data) => ({ url: '/website/schools/import', method: 'POST', data }),
      invalidatesTags: ALL_ENTRIES,
    }),
  }),
});

export const { useCompareSchoolsMutation, useImportSchoolsMutation } = api;
