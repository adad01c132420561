import { Typography } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import { InlineDiff } from '../../../admin/components/diff';
import { ConfirmFieldButton, EnglishBox, FieldAnchor } from './english-of-field';
import { useEnglishForTranslator } from './languages-api';
import { useOpenTranslation } from './use-open-translation';

/** Shows above a component what changed in its English, and whether the English has more or fewer parts. */
export function ComponentChanges({ name, label, disabled = false }: InputProps) {
  // translation-layout.ts passes the name of the component's first field, such as `board.0.name`.
  const [field = ''] = name.split('.');
  const { data } = useEnglishForTranslator(useOpenTranslation());
  const { value } = useField<readonly unknown[] | null>(field);
  const changed = data?.changed.find((each) => each.field === field);
  const englishParts = data?.english[field];
  const englishCount = Array.isArray(englishParts) ? englishParts.length : 0;
  const translationCount = value?.length ?? 0;
  if (!changed && englishCount === translationCount) return null;
  return (
    <FieldAnchor field={field} label={String(label)}>
      <EnglishBox isChanged={changed !== undefined}>
        {englishCount !== translationCount && (
          <Typography>{`In English there are ${englishCount} here, in the translation ${translationCount}.`}</Typography>
        )}
        {changed && <InlineDiff before={changed.before} after={changed.after} onlyChangedLines />}
        {changed && !disabled && <ConfirmFieldButton field={field} label={changed.label} />}
      </EnglishBox>
    </FieldAnchor>
  );
}
