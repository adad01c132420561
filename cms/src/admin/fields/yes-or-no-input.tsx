import { TextInput } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import { yesOrNoInWords } from '../../platform/text/yes-or-no.ts';
import { FieldFrame } from './field-frame.tsx';

/** An answer of a visitor, which staff cannot change. */
export default function YesOrNoInput({ name = '', label }: Partial<InputProps>) {
  const { value } = useField<string>(name);
  return (
    <FieldFrame name={name} label={label}>
      <TextInput readOnly disabled value={yesOrNoInWords(value)} />
    </FieldFrame>
  );
}
