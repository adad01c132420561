import { Box } from '@strapi/design-system';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { TextField, type TextFieldProps } from '../../../admin/fields/text-field';
import { useCustomInput } from '../../../admin/frame/shared-components';
import { EnglishOfField, FieldAnchor } from './english-of-field';
import { useOpenTranslation } from './use-open-translation';

interface TranslatedInputProps extends TextFieldProps {
  /** The type of the field, or the id of its custom field, such as `global::markdown`. */
  readonly input: string;
}

/** A field of a translation, with its English beside it, or above it on a narrow screen. */
export function TranslatedInput({ input, ...props }: TranslatedInputProps) {
  const { name, label, disabled = false } = props;
  const isMarkdown = input === 'global::markdown';
  const fieldItself = <FieldInput input={input} {...props} />;
  if (!useOpenTranslation()) return fieldItself;
  return (
    <FieldAnchor field={name} label={String(label)}>
      <Columns>
        <EnglishOfField path={name} isMarkdown={isMarkdown} mayConfirm={!disabled} />
        <Box minWidth={0}>{fieldItself}</Box>
      </Columns>
    </FieldAnchor>
  );
}

function FieldInput({ input, ...props }: TranslatedInputProps) {
  const CustomInput = useCustomInput(input);
  if (!CustomInput) return <TextField isLong={input !== 'string'} {...props} />;
  return (
    <Suspense>
      <CustomInput {...props} />
    </Suspense>
  );
}

/** Two columns if Strapi's row, which is the container, is wide enough. */
const Columns = styled(Box)`
  display: grid;
  gap: 1.6rem;
  @container (min-width: 560px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
