import { Field, TextInput } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';

/** The field for a year, which Strapi's own field for numbers would write as 2,014. */
export default function YearInput({ name = '', label, hint, ...input }: Partial<InputProps>) {
  const { value, error, onChange } = useField<number | null>(name);
  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '');
    onChange(name, digits === '' ? null : Number(digits));
  };
  return (
    <Field.Root name={name} hint={hint} error={error} required={input.required}>
      <Field.Label action={input.labelAction}>{label}</Field.Label>
      <TextInput
        inputMode="numeric"
        maxLength={4}
        placeholder={input.placeholder}
        disabled={input.disabled}
        value={value ?? ''}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
