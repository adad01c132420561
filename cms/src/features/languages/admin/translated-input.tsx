import { Box } from '@strapi/design-system';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { TextField, type TextFieldProps } from '../../../admin/fields/text-field';
import { fieldInput } from '../../../admin/platform/field-inputs';
import { MARKDOWN_FIELD } from '../../../content/custom-fields';
import { FieldPlace, Original } from './original';
import { useOpenTranslation } from './originals-api';

interface TranslatedInputProps extends TextFieldProps {
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
        <Original path={name} isMarkdown={input === MARKDOWN_FIELD} mayConfirm={!disabled} />
        <Box minWidth={0}>{field}</Box>
      </Pair>
    </FieldPlace>
  );
}

function Input({ input, ...props }: TranslatedInputProps) {
  const CustomInput = fieldInput(input);
  if (!CustomInput) return <TextField isLong={input === 'text'} {...props} />;
  return (
    <Suspense>
      <CustomInput {...props} />
    </Suspense>
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
