import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { ReadError } from '../../../admin/components/small-text';
import { storedValuesOf } from '../../../content/projects/project-choices';
import { SCHOOL, STORY } from '../../../content/types';
import { useProjects } from './project-choice-api';

interface ProjectCondition {
  readonly project?: { readonly $in?: readonly string[] };
}

interface ListQuery {
  readonly filters?: { readonly $and?: readonly ProjectCondition[] };
  readonly page?: number;
}

/** Filters a list by project. Strapi's own filter would ask for the stored value. */
export function ProjectFilter() {
  const { slug = '' } = useParams();
  return slug === SCHOOL || slug === STORY ? <ProjectSelect /> : null;
}

function ProjectSelect() {
  const [{ query }, setQuery] = useQueryParams<ListQuery>();
  const { projects, isError } = useProjects();
  const filters = query.filters?.$and ?? [];
  const chosenId = filters.map(projectIdIn).find((id) => id !== undefined) ?? '';
  const choose = (documentId: unknown) => {
    const conditions = filters.filter((filter) => !projectIdIn(filter));
    const project = projects.find((each) => each.documentId === documentId);
    if (project) conditions.push({ project: { $in: storedValuesOf(project) } });
    setQuery({ ...query, filters: { $and: conditions }, page: 1 });
  };
  if (isError) return <ReadError subject="The titles of the projects" />;
  return (
    <SingleSelect
      size="S"
      aria-label="Project"
      placeholder="All projects"
      value={chosenId}
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

function projectIdIn({ project }: ProjectCondition): string | undefined {
  return project?.$in?.[0];
}
