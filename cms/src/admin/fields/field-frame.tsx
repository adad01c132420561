import { Field } from '@strapi/design-system';
import type { InputProps } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';

type FrameProps = Partial<
  Pick<InputProps, 'name' | 'label' | 'labelAction' | 'hint' | 'required'>
> & { readonly error?: string; readonly children: ReactNode };

export function FieldFrame({ label, labelAction, children, ...root }: FrameProps) {
  return (
    <Field.Root name={root.name} hint={root.hint} error={root.error} required={root.required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      {children}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
