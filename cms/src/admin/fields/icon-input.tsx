import { Box, Flex, Radio } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import iconPaths from '../../content/projects/project-icons.json';
import { FieldFrame } from './field-frame.tsx';

/** The backgrounds are those of the website's menu. */
const ICONS = [
  { icon: 'ganitham', label: 'Signs of sums', background: '#f95d5d' },
  { icon: 'disha', label: 'A compass', background: '#38cdc1' },
  { icon: 'english', label: 'A letter that is spoken', background: '#60a6f4' },
  { icon: 'spark', label: 'A lamp that shines', background: '#edc346' },
] as const;

export default function IconInput(props: Partial<InputProps>) {
  const { name = '', label, disabled } = props;
  const { value, error, onChange } = useField<string | null>(name);
  return (
    <FieldFrame {...props} error={error}>
      <Radio.Group
        aria-label={typeof label === 'string' ? label : name}
        value={value ?? ''}
        disabled={disabled}
        onValueChange={(icon) => onChange(name, icon)}
      >
        <Flex gap={5} wrap="wrap">
          {ICONS.map(({ icon, label: iconLabel, background }) => (
            <Radio.Item key={icon} value={icon}>
              <Flex gap={2}>
                <IconPreview path={iconPaths[icon]} background={background} />
                {iconLabel}
              </Flex>
            </Radio.Item>
          ))}
        </Flex>
      </Radio.Group>
    </FieldFrame>
  );
}

interface IconPreviewProps {
  readonly path: string;
  readonly background: string;
}

function IconPreview({ path, background }: IconPreviewProps) {
  return (
    <Box padding={1} hasRadius style={{ background, lineHeight: 0 }}>
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
