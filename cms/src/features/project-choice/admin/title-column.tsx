import type { ListFieldLayout } from '@strapi/content-manager/strapi-admin';
import { titleOfStoredProject } from '../../../content/projects/project-choices.ts';
import { isProjectField } from '../../../content/projects/project-fields.ts';
import { useProjects } from './project-choice-api.ts';

/** Shows the titles of projects. The column is not sortable: Strapi would sort by the stored value. */
export function withProjectTitles(columns: ListFieldLayout[]): ListFieldLayout[] {
  return columns.map((column) => {
    const { attribute, name } = column;
    if (!isProjectField(attribute)) return column;
    return {
      ...column,
      sortable: false,
      cellFormatter: (row) => <ProjectTitle stored={row[name]} />,
    };
  });
}

function ProjectTitle({ stored }: { readonly stored: unknown }) {
  const { projects, isSuccess } = useProjects();
  return isSuccess ? titleOfStoredProject(projects, stored) || '-' : '…';
}
