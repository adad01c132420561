import type { ListFieldLayout } from '@strapi/content-manager/strapi-admin';
import type { ListColumns } from '../../../admin/frame/feature';
import { customFieldOf } from '../../../content/custom-fields';
import { titleOfStoredProject } from '../../../content/projects/project-choices';
import { useProjects } from './project-choice-api';

/** Shows the titles of projects. The column is not sortable: Strapi would sort by the stored value. */
export function withProjectTitles({ displayedHeaders, layout }: ListColumns): ListColumns {
  const columns = displayedHeaders.map((column): ListFieldLayout => {
    const { attribute, name } = column;
    if (customFieldOf(attribute) !== 'project') return column;
    return {
      ...column,
      sortable: false,
      cellFormatter: (row) => <ProjectTitle stored={row[name]} />,
    };
  });
  return { displayedHeaders: columns, layout };
}

function ProjectTitle({ stored }: { readonly stored: unknown }) {
  const { projects, isSuccess } = useProjects();
  return isSuccess ? titleOfStoredProject(projects, stored) || '-' : '…';
}
