import { Box, Field, Textarea, TextInput } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import { LINK, MARKDOWN } from '../../../content/custom-fields';
import LinkInput from '../../links/admin/link-input';
import MarkdownInput from '../../markdown/admin/markdown-input';
import { FieldPlace, Original } from './original';
import { useOpenTranslation } from './originals-api';

type OwnProps = Pick<
  InputProps,
  'name' | 'label' | 'hint' | 'labelAction' | 'placeholder' | 'required' | 'disabled'
>;

interface TranslatedInputProps extends OwnProps {
  /** The type of the field, or the name of its custom input. */
  readonly input: string;
}

/** A field of a translation, with its English beside it, or above it where there is no room. */
export function TranslatedInput({ input, ...props }: TranslatedInputProps) {
  const { name, label, disabled = false } = props;
  const field = <Input input={input} {...props} />;
  if (!useOpenTranslation()) return field;
  return (
    <FieldPlace field={name} label={String(label)}>
      <Pair>
        <Original path={name} isMarkdown={input === MARKDOWN} mayConfirm={!disabled} />
        <Box minWidth={0}>{field}</Box>
      </Pair>
    </FieldPlace>
  );
}

function Input({ input, ...props }: TranslatedInputProps) {
  if (input === MARKDOWN) return <MarkdownInput {...props} />;
  if (input === LINK) return <LinkInput {...props} />;
  return <TextField isLong={input === 'text'} {...props} />;
}

interface TextFieldProps extends OwnProps {
  readonly isLong: boolean;
}

/** The same as Strapi's own field, which Strapi does not export. */
function TextField({ isLong, name, label, hint, labelAction, required, ...input }: TextFieldProps) {
  const { value, error, onChange } = useField<string | null>(name);
  const props = {
    placeholder: input.placeholder,
    disabled: input.disabled,
    required,
    value: value ?? '',
  };
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      {isLong ? (
        <Textarea
          {...props}
          onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
        />
      ) : (
        <TextInput
          {...props}
          onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
        />
      )}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** The container is Strapi's row: its width decides whether there is room beside the field. */
const Pair = styled(Box)`
  display: grid;
  gap: 1.6rem;
  @container (min-width: 560px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
