import { useField, useQueryParams } from '@strapi/strapi/admin';
import { useHasRight } from '../../../admin/platform/rights';
import { PROJECT } from '../../../content/types';
import project from '../../../views/project.json';
import { UPLOAD } from '../library-rights';
import { AddSeveral } from './add-several';
import type { StoredImage } from './image-requests';

/** Below the buttons of a project: its further images come into the form together. */
export function AddProjectImages({ slug }: Readonly<{ slug?: string }>) {
  const { value, onChange } = useField<readonly StoredImage[] | null>('images');
  const [{ query }] = useQueryParams<{ status?: string }>();
  const hasRight = useHasRight();
  if (slug !== PROJECT || query.status === 'published' || !hasRight(UPLOAD)) return null;
  return (
    <AddSeveral
      title="Add several pictures to the project"
      needed={project.fields.images.image}
      areEntries={false}
      ways={[
        {
          label: (count) => `Add ${count}`,
          done: 'In the form',
          next: 'Set the tick below the pictures, then save or publish the project.',
          isMain: true,
        },
      ]}
      onAdded={(images) => onChange('images', [...(value ?? []), ...images])}
    />
  );
}
