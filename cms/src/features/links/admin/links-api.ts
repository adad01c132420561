import { websiteApi } from '../../../admin/requests/website-api';
import type { LinkTarget } from '../server/link-targets';

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    linkTargets: builder.query<readonly LinkTarget[], string>({
      query: (locale) => `/website/link-targets?locale=${locale}`,
    }),
  }),
});

export const { useLinkTargetsQuery } = api;
