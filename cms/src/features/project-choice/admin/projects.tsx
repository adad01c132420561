import { entryApi, listTag, unwrapData } from '../../../admin/platform/entry-api';
import {
  type ProjectSummary,
  titleOfStoredProject,
} from '../../../content/projects/project-choices';
import { PROJECT } from '../../../content/types';

const api = entryApi.injectEndpoints({
  endpoints: (builder) => ({
    projects: builder.query<readonly ProjectSummary[], void>({
      query: () => '/website/projects',
      transformResponse: unwrapData,
      // Strapi's own tag of the list, which every change of a project makes stale.
      providesTags: [listTag(PROJECT)],
    }),
  }),
});

/** The projects among which editors choose; none while they are read or where they could not be. */
export function useProjects() {
  const { data: projects = [], isSuccess, isError } = api.useProjectsQuery();
  return { projects, isSuccess, isError };
}

/** The title of a project in place of the value that names it. */
export function ProjectTitle({ stored }: { readonly stored: unknown }) {
  const { projects, isSuccess } = useProjects();
  return isSuccess ? titleOfStoredProject(projects, stored) || '-' : '…';
}
