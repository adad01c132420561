import { TextInput } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import { FieldFrame } from './field-frame.tsx';

/** Strapi's own field for numbers would write 2,014. */
export default function YearInput(props: Partial<InputProps>) {
  const { name = '', placeholder, disabled } = props;
  const { value, error, onChange } = useField<number | null>(name);
  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '');
    onChange(name, digits === '' ? null : Number(digits));
  };
  return (
    <FieldFrame {...props} error={error}>
      <TextInput
        inputMode="numeric"
        maxLength={4}
        placeholder={placeholder}
        disabled={disabled}
        value={value ?? ''}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    </FieldFrame>
  );
}
