import { Checkbox, Field } from '@strapi/design-system';
import { type InputProps, useField, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import {
  fieldsNeedingPermission,
  IMAGE_PERMISSION,
  picturesIn,
} from '../../content/image-permission/image-permission';

type TickInputProps = Partial<InputProps> & { readonly attribute?: unknown };

/** A sentence to which a person agrees: Strapi's own switch would cut it off, and ask for TRUE or FALSE. */
export default function TickInput({ name = '', label, hint, disabled, attribute }: TickInputProps) {
  const { value, initialValue, error, onChange } = useField<boolean | null>(name);
  const fields = fieldsNeedingPermission({ [IMAGE_PERMISSION]: attribute });
  const pictures = useForm('TickInput', ({ values }) =>
    picturesIn(fields, { ...values }).join(' '),
  );
  const opened = useForm('TickInput', (form) =>
    picturesIn(fields, { ...form.initialValues }).join(' '),
  );
  const agreed = useRef(value === true ? pictures : '');
  const known = `${agreed.current} ${initialValue === true ? opened : ''} `.split(' ');
  const isOfOthers = value === true && pictures.split(' ').some((each) => !known.includes(each));

  // The tick was set for the pictures that stood there: one that comes takes it off.
  useEffect(() => {
    if (isOfOthers) onChange(name, false);
  }, [isOfOthers, onChange, name]);

  return (
    // Strapi keeps the error until the next save; of a tick it only ever says that it is missing.
    <Field.Root name={name} hint={hint} error={value === true ? undefined : error}>
      <Checkbox
        checked={value === true}
        disabled={disabled}
        onCheckedChange={(checked) => {
          agreed.current = pictures;
          onChange(name, checked === true);
        }}
      >
        {label}
      </Checkbox>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
