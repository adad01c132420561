import { websiteApi } from '../../../admin/requests/website-api';
import type { ImagePage } from '../server/read-image-page';

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    images: builder.query<ImagePage, { readonly page: string; readonly unused: string }>({
      query: (params) => ({ url: '/website/pictures', config: { params } }),
    }),
  }),
});

export const { useImagesQuery } = api;
