import type { ListFieldLayout } from '@strapi/content-manager/strapi-admin';
import type { Columns } from '../../../admin/platform/feature';
import { PROJECT_FIELD } from '../../../content/custom-fields';
import { ProjectTitle } from './projects';

/** Shows projects by their titles. Strapi would sort by the value that is stored. */
export function showTitles({ displayedHeaders, layout }: Columns): Columns {
  const columns = displayedHeaders.map((column): ListFieldLayout => {
    const { attribute, name } = column;
    if (!('customField' in attribute) || attribute.customField !== PROJECT_FIELD) return column;
    return {
      ...column,
      sortable: false,
      cellFormatter: (row) => <ProjectTitle stored={row[name]} />,
    };
  });
  return { displayedHeaders: columns, layout };
}
