import { TextField, type TextFieldProps } from './text-field.tsx';

/** The input of a custom field whose feature was removed. */
export default function PlainInput({ name = '', label, ...props }: Partial<TextFieldProps>) {
  return <TextField isLong name={name} label={label} {...props} />;
}
