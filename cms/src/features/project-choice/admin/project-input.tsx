import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import { ReadError } from '../../../admin/components/read-error.tsx';
import { FieldFrame } from '../../../admin/fields/field-frame.tsx';
import { projectOf, titleOfStoredProject } from '../../../content/projects/project-choices.ts';
import { useProjects } from './project-choice-api.ts';

export default function ProjectInput(props: Partial<InputProps>) {
  const { name = '', disabled, required } = props;
  const { value, error, onChange } = useField<string | null>(name);
  const { projects, isError } = useProjects();
  const chosen = projectOf(projects, value);
  return (
    <FieldFrame {...props} error={error}>
      <SingleSelect
        value={chosen?.documentId ?? value ?? ''}
        disabled={disabled}
        placeholder="Choose a project"
        onChange={(documentId) => onChange(name, String(documentId))}
        // A person who reads no projects could not choose this one again.
        onClear={required || projects.length === 0 ? undefined : () => onChange(name, null)}
      >
        {projects.map(({ documentId, title, isPublished }) => (
          <SingleSelectOption key={documentId} value={documentId}>
            {isPublished ? title : `${title} (not published)`}
          </SingleSelectOption>
        ))}
        {/* A key of the map or a deleted project stays chosen until the editor chooses another project. */}
        {value && !chosen && (
          <SingleSelectOption value={value}>
            {titleOfStoredProject(projects, value)}
          </SingleSelectOption>
        )}
      </SingleSelect>
      {isError && <ReadError subject="The titles of the projects" />}
    </FieldFrame>
  );
}
