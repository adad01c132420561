import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { type ProjectChoice, storedFor } from '../../../content/projects/project-choices';
import { SCHOOL, STORY } from '../../../content/types';
import { useProjects } from './projects';

interface Narrowed {
  readonly project?: {
    readonly $in?: readonly string[];
    readonly documentId?: { readonly $eq?: string };
  };
}

interface ListQuery {
  readonly filters?: { readonly $and?: readonly Narrowed[] };
  readonly page?: number;
}

/** Schools store what they belong to, stories are related to it. */
const FILTERS: Readonly<Record<string, (project: ProjectChoice) => Narrowed>> = {
  [SCHOOL]: (project) => ({ project: { $in: storedFor(project) } }),
  [STORY]: ({ documentId }) => ({ project: { documentId: { $eq: documentId } } }),
};

/** Narrows a list to the entries of one project: Strapi's own filter asks for what is stored. */
export function ProjectFilter() {
  const { slug = '' } = useParams();
  const filterFor = FILTERS[slug];
  return filterFor ? <ChooseProject filterFor={filterFor} /> : null;
}

interface ChooseProjectProps {
  filterFor(project: ProjectChoice): Narrowed;
}

function ChooseProject({ filterFor }: ChooseProjectProps) {
  const [{ query }, setQuery] = useQueryParams<ListQuery>();
  const projects = useProjects() ?? [];
  const filters = query.filters?.$and ?? [];
  const [chosen = ''] = filters.flatMap((filter) => chosenIn(filter) ?? []);
  const choose = (documentId: unknown) => {
    const others = filters.filter((filter) => !chosenIn(filter));
    const narrowed = projects.filter((each) => each.documentId === documentId).map(filterFor);
    setQuery({ ...query, filters: { $and: [...others, ...narrowed] }, page: 1 });
  };
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
  return project?.documentId?.$eq ?? project?.$in?.[0];
}
