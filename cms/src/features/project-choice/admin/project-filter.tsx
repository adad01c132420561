import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { ReadError } from '../../../admin/platform/small-text';
import { storedValuesOf } from '../../../content/projects/project-choices';
import { SCHOOL, STORY } from '../../../content/types';
import { useProjects } from './projects';

interface Narrowed {
  readonly project?: { readonly $in?: readonly string[] };
}

interface ListQuery {
  readonly filters?: { readonly $and?: readonly Narrowed[] };
  readonly page?: number;
}

/** Narrows a list to the entries of one project: Strapi's own filter asks for what is stored. */
export function ProjectFilter() {
  const { slug = '' } = useParams();
  return slug === SCHOOL || slug === STORY ? <ChooseProject /> : null;
}

function ChooseProject() {
  const [{ query }, setQuery] = useQueryParams<ListQuery>();
  const { projects, isError } = useProjects();
  const filters = query.filters?.$and ?? [];
  const [chosen = ''] = filters.flatMap((filter) => chosenIn(filter) ?? []);
  const choose = (documentId: unknown) => {
    const others = filters.filter((filter) => !chosenIn(filter));
    const narrowed = projects
      .filter((each) => each.documentId === documentId)
      .map((each) => ({ project: { $in: storedValuesOf(each) } }));
    setQuery({ ...query, filters: { $and: [...others, ...narrowed] }, page: 1 });
  };
  if (isError) return <ReadError subject="The titles of the projects" />;
  return (
    <SingleSelect
      size="S"
      aria-label="Project"
      placeholder="All projects"
      value={chosen}
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

/** The id of the project to which the list is narrowed. */
function chosenIn({ project }: Narrowed): string | undefined {
  return project?.$in?.[0];
}
