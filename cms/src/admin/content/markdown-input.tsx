import { Button, Field, Flex, Textarea } from '@strapi/design-system';
import { type InputProps, useField, useStrapiApp } from '@strapi/strapi/admin';
import { type ComponentType, useRef, useState } from 'react';
import { MARKS, type Mark, marked } from './markdown-marks';

interface MediaDialogProps {
  readonly allowedTypes: readonly string[];
  onClose(): void;
  onSelectAssets(assets: readonly Asset[]): void;
}
interface Asset {
  readonly url: string;
  readonly name: string;
  readonly alternativeText?: string | null;
}

/** A text with the marks that the website shows, and no others. */
export default function MarkdownInput({ name = '', label, hint, ...input }: Partial<InputProps>) {
  const { value, error, onChange } = useField<string | null>(name);
  const area = useRef<HTMLTextAreaElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const MediaDialog = useStrapiApp(
    'MarkdownInput',
    ({ components }) => components['media-library'],
  ) as ComponentType<MediaDialogProps> | undefined;

  /** Puts a text in place of what is selected, and returns where it begins. */
  function insert(text: string): number {
    const { current } = area;
    if (!current) return 0;
    const { selectionStart: start, selectionEnd: end } = current;
    current.focus();
    // Browsers undo with Ctrl+Z what this old command writes, and nothing that setRangeText writes.
    const isTyped =
      document.activeElement === current && document.execCommand('insertText', false, text);
    if (!isTyped) current.setRangeText(text, start, end, 'end');
    onChange(name, current.value);
    return start;
  }

  function put(mark: Mark): void {
    const { current } = area;
    if (!current) return;
    const text = marked(current.value.slice(current.selectionStart, current.selectionEnd), mark);
    const start = insert(text);
    current.setSelectionRange(start, start + text.length);
  }

  function putPictures(assets: readonly Asset[]): void {
    setIsChoosing(false);
    const pictures = assets.map(
      ({ url, name: file, alternativeText }) => `![${alternativeText || file}](${url})`,
    );
    // The dialog holds the focus until it is gone.
    setTimeout(() => insert(pictures.join('\n\n')));
  }

  return (
    <Field.Root name={name} hint={hint} error={error} required={input.required}>
      <Field.Label action={input.labelAction}>{label}</Field.Label>
      <Flex gap={1} wrap="wrap" role="group" aria-label={`Marks: ${label}`}>
        {MARKS.map((mark) => (
          <Button
            key={mark.label}
            variant="tertiary"
            size="S"
            disabled={input.disabled}
            onClick={() => put(mark)}
          >
            {mark.label}
          </Button>
        ))}
        {MediaDialog && (
          <Button
            variant="tertiary"
            size="S"
            disabled={input.disabled}
            onClick={() => setIsChoosing(true)}
          >
            Picture
          </Button>
        )}
      </Flex>
      <Textarea
        ref={area}
        rows={14}
        disabled={input.disabled}
        placeholder={input.placeholder}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
      />
      <Field.Hint />
      <Field.Error />
      {MediaDialog && isChoosing && (
        <MediaDialog
          allowedTypes={['images']}
          onClose={() => setIsChoosing(false)}
          onSelectAssets={putPictures}
        />
      )}
    </Field.Root>
  );
}
