import { Checkbox, Field } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';

/** A sentence to which a person agrees: Strapi's own switch would cut it off, and ask for TRUE or FALSE. */
export default function TickInput({ name = '', label, hint, disabled }: Partial<InputProps>) {
  const { value, error, onChange } = useField<boolean | null>(name);
  return (
    // Strapi keeps the error until the next save; of a tick it only ever says that it is missing.
    <Field.Root name={name} hint={hint} error={value === true ? undefined : error}>
      <Checkbox
        checked={value === true}
        disabled={disabled}
        onCheckedChange={(checked) => onChange(name, checked === true)}
      >
        {label}
      </Checkbox>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
