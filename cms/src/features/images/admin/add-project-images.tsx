import { Box } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useRights } from '../../../admin/platform/rights';
import project from '../../../views/project.json';
import { AddSeveral } from './add-several';
import { type StoredImage, UPLOAD } from './image-requests';

/** Below the field for a project's further images, the one that takes several: they come into the form. */
export function AddProjectImages({ name }: Readonly<{ name: string }>) {
  const { value, onChange } = useField<readonly StoredImage[] | null>(name);
  const has = useRights();
  if (!has(UPLOAD)) return null;
  return (
    <Box paddingTop={2}>
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
        onAdded={(images) => onChange(name, [...(value ?? []), ...images])}
      />
    </Box>
  );
}
