import { TextInput } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import { yesOrNoInWords } from '../../platform/text/yes-or-no';
import { FieldFrame } from './field-frame';

/** The field with a visitor's answer, which staff cannot change. */
export default function YesOrNoInput({ name = '', label }: Partial<InputProps>) {
  const { value } = useField<string>(name);
  return (
    <FieldFrame name={name} label={label}>
      <TextInput readOnly disabled value={yesOrNoInWords(value)} />
    </FieldFrame>
  );
}
