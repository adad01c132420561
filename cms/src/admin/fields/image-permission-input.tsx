import { Checkbox, Field } from '@strapi/design-system';
import { type InputProps, useField, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import {
  fieldsNeedingPermission,
  IMAGE_PERMISSION,
  imagesIn,
} from '../../content/files/image-permission/image-permission.ts';
import { hasNewImage } from '../../content/files/image-permission/new-image.ts';

type ImagePermissionInputProps = Partial<InputProps> & { readonly attribute?: unknown };

/** Strapi's own switch would cut off the sentence beside it, and ask for TRUE or FALSE. */
export default function ImagePermissionInput({
  name = '',
  label,
  hint,
  disabled,
  attribute,
}: ImagePermissionInputProps) {
  const { value, initialValue, error, onChange } = useField<boolean | null>(name);
  const fields = fieldsNeedingPermission({ [IMAGE_PERMISSION]: attribute });
  // Joins the ids to one text, since useForm would render again for each new array.
  const idsIn = (values: object) => imagesIn(fields, { ...values }).join(' ');
  const currentIds = useForm('ImagePermissionInput', (form) => idsIn(form.values));
  const initialIds = useForm('ImagePermissionInput', (form) => idsIn(form.initialValues));
  const idsWhenSet = useRef(value === true ? currentIds : '');
  const mustClear =
    value === true &&
    hasNewImage({
      images: splitIds(currentIds),
      initialImages: splitIds(initialIds),
      wasInitiallyTicked: initialValue === true,
      imagesWhenTicked: splitIds(idsWhenSet.current),
    });

  // The person ticked the box for the images that were there, so a new image clears it.
  useEffect(() => {
    if (mustClear) onChange(name, false);
  }, [mustClear, onChange, name]);

  return (
    // Strapi keeps the error "required" until the next save, so a ticked box hides it.
    <Field.Root name={name} hint={hint} error={value === true ? undefined : error}>
      <Checkbox
        checked={value === true}
        disabled={disabled}
        onCheckedChange={(checked) => {
          idsWhenSet.current = currentIds;
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

function splitIds(ids: string): string[] {
  return ids === '' ? [] : ids.split(' ');
}
