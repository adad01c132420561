import { Textarea, TextInput } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import type { ChangeEvent } from 'react';
import { FieldFrame } from './field-frame.tsx';

export type TextFieldProps = Pick<
  InputProps,
  'name' | 'label' | 'hint' | 'labelAction' | 'placeholder' | 'required' | 'disabled'
>;

/** A text field that looks and works as Strapi’s own, which Strapi does not export. */
export function TextField({ isLong, ...field }: TextFieldProps & { readonly isLong: boolean }) {
  const { name, placeholder, disabled, required } = field;
  const { value, error, onChange } = useField<string | null>(name);
  const input = {
    placeholder,
    disabled,
    required,
    value: value ?? '',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(name, currentTarget.value),
  };
  return (
    <FieldFrame {...field} error={error}>
      {isLong ? <Textarea {...input} /> : <TextInput {...input} />}
    </FieldFrame>
  );
}
