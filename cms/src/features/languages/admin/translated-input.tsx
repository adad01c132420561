import { Box, Typography } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { InlineDiff } from '../../../admin/components/diff.tsx';
import { TextField, type TextFieldProps } from '../../../admin/fields/text-field.tsx';
import { useCustomInput } from '../../../admin/frame/provided-components.ts';
import {
  ConfirmFieldButton,
  EnglishBox,
  EnglishOfField,
  FieldAnchor,
} from './english-of-field.tsx';
import { useEnglishForTranslator, useOpenTranslation } from './use-open-translation.ts';

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

/** Shows above a component what changed in its English, and whether the English has more or fewer parts. */
export function ComponentChanges({ name, label, disabled = false }: InputProps) {
  // translation-layout.ts passes the name of the component's first field, such as `board.0.name`.
  const [field = ''] = name.split('.');
  const { data } = useEnglishForTranslator(useOpenTranslation());
  const { value } = useField<readonly unknown[] | null>(field);
  const change = data?.changes.find((each) => each.field === field);
  const englishParts = data?.english[field];
  const englishCount = Array.isArray(englishParts) ? englishParts.length : 0;
  const translationCount = value?.length ?? 0;
  if (!change && englishCount === translationCount) return null;
  return (
    <FieldAnchor field={field} label={String(label)}>
      <EnglishBox isChanged={change !== undefined}>
        {englishCount !== translationCount && (
          <Typography>{`In English there are ${englishCount} here, in the translation ${translationCount}.`}</Typography>
        )}
        {change && <InlineDiff before={change.before} after={change.after} onlyChangedLines />}
        {change && !disabled && <ConfirmFieldButton field={field} label={change.label} />}
      </EnglishBox>
    </FieldAnchor>
  );
}
