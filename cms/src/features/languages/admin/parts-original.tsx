import { Typography } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import { InlineDiff } from '../../../admin/platform/diff';
import { FieldPlace, OriginalBox, StillRight } from './original';
import { useOpenTranslation, useOriginals } from './originals-api';

/** Says above a component's parts what changed in the English ones, and where English has more or fewer. */
export function PartsOriginal({ name, label, disabled = false }: InputProps) {
  const [field = ''] = name.split('.');
  const { data } = useOriginals(useOpenTranslation());
  const { value } = useField<readonly unknown[] | null>(field);
  const changed = data?.changed.find((each) => each.field === field);
  const parts = data?.english[field];
  const count = Array.isArray(parts) ? parts.length : 0;
  const partCount = value?.length ?? 0;
  if (!changed && count === partCount) return null;
  return (
    <FieldPlace field={field} label={String(label)}>
      <OriginalBox isChanged={changed !== undefined}>
        {count !== partCount && (
          <Typography>{`In English there are ${count} here, in the translation ${partCount}.`}</Typography>
        )}
        {changed && <InlineDiff before={changed.before} after={changed.after} onlyChangedLines />}
        {changed && !disabled && <StillRight field={field} label={changed.label} />}
      </OriginalBox>
    </FieldPlace>
  );
}
