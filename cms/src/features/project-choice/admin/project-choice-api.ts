import { listTag, staffApi } from '../../../admin/requests/staff-api.ts';
import type { ProjectSummary } from '../../../content/projects/project-choices.ts';
import { PROJECT } from '../../../content/types.ts';
import { PROJECTS_PATH } from '../paths.ts';

const api = staffApi.injectEndpoints({
  endpoints: (builder) => ({
    projects: builder.query<readonly ProjectSummary[], void>({
      query: () => PROJECTS_PATH,
      // Strapi's own tag of the list, so that every change of a project makes the admin read the titles again.
      providesTags: [listTag(PROJECT)],
    }),
  }),
});

/** `projects` is empty while they load and after an error. */
export function useProjects() {
  const { data: projects = [], isSuccess, isError } = api.useProjectsQuery();
  return { projects, isSuccess, isError };
}
