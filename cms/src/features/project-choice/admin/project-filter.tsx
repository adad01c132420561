import { unstable_useDocument as useDocument } from '@strapi/content-manager/strapi-admin';
import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { ReadError } from '../../../admin/components/read-error.tsx';
import { useListFilter } from '../../../admin/hooks/use-list-filter.ts';
import { useTypeUid } from '../../../admin/hooks/use-type-uid.ts';
import { storedValuesOf } from '../../../content/projects/project-choices.ts';
import { projectFieldsIn } from '../../../content/projects/project-fields.ts';
import { useProjects } from './project-choice-api.ts';

/** Filters a list by project. Strapi's own filter would ask for the stored value. */
export function ProjectFilter() {
  // Without a `documentId` Strapi returns only the schema.
  const { schema } = useDocument({ model: useTypeUid(), collectionType: 'collection-types' });
  const [field] = projectFieldsIn(schema?.attributes ?? {});
  return field ? <ProjectSelect field={field} /> : null;
}

function ProjectSelect({ field }: { readonly field: string }) {
  const { values, setValues } = useListFilter(field);
  const { projects, isError } = useProjects();
  const choose = (documentId: unknown) => {
    const project = projects.find((each) => each.documentId === documentId);
    setValues(project && storedValuesOf(project));
  };
  if (isError) return <ReadError subject="The titles of the projects" />;
  // A person who may read no project has nothing to choose from.
  if (projects.length === 0) return null;
  return (
    <SingleSelect
      size="S"
      aria-label="Project"
      placeholder="All projects"
      // `storedValuesOf` puts the documentId first.
      value={values?.[0] ?? ''}
      onChange={choose}
      onClear={() => choose('')}
    >
      {projects.map(({ documentId, title }) => (
        <SingleSelectOption key={documentId} value={documentId}>
          {title}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}
