import { Field, TextInput } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import { yesOrNoInWords } from '../../platform/yes-or-no';

/** The field with a visitor's answer, which staff read and do not change. */
export default function YesOrNoInput({ name = '', label }: Partial<InputProps>) {
  const { value } = useField<string>(name);
  return (
    <Field.Root name={name}>
      <Field.Label>{label}</Field.Label>
      <TextInput readOnly disabled value={yesOrNoInWords(value)} />
    </Field.Root>
  );
}
