import { Field, Textarea, TextInput } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';

export type TextFieldProps = Pick<
  InputProps,
  'name' | 'label' | 'hint' | 'labelAction' | 'placeholder' | 'required' | 'disabled'
>;

interface AnyTextFieldProps extends TextFieldProps {
  readonly isLong: boolean;
}

/** A text field that looks and works as Strapi’s own, which Strapi does not export. */
export function TextField({
  isLong,
  name,
  label,
  hint,
  labelAction,
  required,
  ...input
}: AnyTextFieldProps) {
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

/** The input of a custom field whose feature was taken out. */
export default function PlainInput({ name = '', label, ...props }: Partial<TextFieldProps>) {
  return <TextField isLong name={name} label={label} {...props} />;
}
