import { listTag, websiteApi } from '../../../admin/requests/website-api';
import type { ProjectSummary } from '../../../content/projects/project-choices';
import { PROJECT } from '../../../content/types';

const api = websiteApi.injectEndpoints({
  endpoints: (builder) => ({
    projects: builder.query<readonly ProjectSummary[], void>({
      query: () => '/website/projects',
      // Strapi's own tag of the list: every change of a project reads them again.
      providesTags: [listTag(PROJECT)],
    }),
  }),
});

/** The projects are empty while loading and after an error. */
export function useProjects() {
  const { data: projects = [], isSuccess, isError } = api.useProjectsQuery();
  return { projects, isSuccess, isError };
}
