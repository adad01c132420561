import { type InputProps, type StrapiApp, useField, useStrapiApp } from '@strapi/strapi/admin';
import { type ComponentType, useEffect, useRef } from 'react';
import { AddProjectImages } from './add-project-images';
import { type NamedFile, uploadsByName } from './by-name';

const STRAPIS_OWN = 'strapi-media';

/** Puts `MediaInput` around Strapi's own field for pictures and files. */
export function keepUploadsInOrder(app: StrapiApp): void {
  const { media } = app.library.fields;
  if (!media) throw new Error('This version of Strapi has no field for media');
  app.addFields([
    { type: STRAPIS_OWN, Component: media },
    { type: 'media', Component: MediaInput as ComponentType },
  ]);
}

type MediaInputProps = InputProps & {
  readonly attribute?: { readonly multiple?: boolean };
};

function MediaInput(props: MediaInputProps) {
  const { name, attribute, disabled } = props;
  const { value, onChange } = useField<NamedFile | readonly NamedFile[] | null>(name);
  const StrapisInput = useStrapiApp('MediaInput', ({ fields }) => fields[STRAPIS_OWN]) as
    | ComponentType<InputProps>
    | undefined;
  const files = useRef(new Set<string>());
  const isOrderedByHand = useRef(false);
  const before = useRef(value);

  useEffect(() => {
    const present = [before.current ?? []].flat().map(({ id }) => id);
    before.current = value;
    const names = files.current;
    files.current = new Set();
    const isDragged = isOrderedByHand.current;
    isOrderedByHand.current = false;
    if (!Array.isArray(value) || names.size === 0 || isDragged) return;
    onChange(
      name,
      uploadsByName(value, (file) => names.has(file.name) && !present.includes(file.id)),
    );
  }, [name, value, onChange]);

  function remember(chosen: FileList | null): void {
    for (const file of chosen ?? []) files.current.add(file.name);
  }

  if (!StrapisInput) return null;
  return (
    <>
      {/* Strapi's dialogs are below this element for React, so their events pass through it. */}
      <div
        style={{ display: 'contents' }}
        onChangeCapture={({ target }) => {
          if (target instanceof HTMLInputElement && target.type === 'file') remember(target.files);
        }}
        onDropCapture={({ dataTransfer }) => remember(dataTransfer.files)}
        onDragStartCapture={() => {
          isOrderedByHand.current = true;
        }}
      >
        <StrapisInput {...props} />
      </div>
      {attribute?.multiple && !disabled && <AddProjectImages name={name} />}
    </>
  );
}
