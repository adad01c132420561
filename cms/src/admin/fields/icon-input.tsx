import { Box, Field, Flex, Radio } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import shapes from '../../content/projects/project-icons.json';

/** What each drawing shows, and its ground in the menu of the website. */
const DRAWINGS = [
  { icon: 'ganitham', shows: 'Signs of sums', ground: '#f95d5d' },
  { icon: 'disha', shows: 'A compass', ground: '#38cdc1' },
  { icon: 'english', shows: 'A letter that is spoken', ground: '#60a6f4' },
  { icon: 'spark', shows: 'A lamp that shines', ground: '#edc346' },
] as const;

/** The field for a project's icon, which editors choose by what they see. */
export default function IconInput({ name = '', label, hint, ...input }: Partial<InputProps>) {
  const { value, error, onChange } = useField<string | null>(name);
  return (
    <Field.Root name={name} hint={hint} error={error} required={input.required}>
      <Field.Label action={input.labelAction}>{label}</Field.Label>
      <Radio.Group
        aria-label={typeof label === 'string' ? label : name}
        value={value ?? ''}
        disabled={input.disabled}
        onValueChange={(icon) => onChange(name, icon)}
      >
        <Flex gap={5} wrap="wrap">
          {DRAWINGS.map(({ icon, shows, ground }) => (
            <Radio.Item key={icon} value={icon}>
              <Flex gap={2}>
                <Drawing path={shapes[icon]} ground={ground} />
                {shows}
              </Flex>
            </Radio.Item>
          ))}
        </Flex>
      </Radio.Group>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

function Drawing({ path, ground }: { readonly path: string; readonly ground: string }) {
  return (
    <Box padding={1} hasRadius style={{ background: ground, lineHeight: 0 }}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
        fill="none"
        stroke="#1d2b4f"
        strokeWidth="1.6"
      >
        <path d={path} />
      </svg>
    </Box>
  );
}
