import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import { lazy, Suspense, useId, useState } from 'react';
import type { TextEditorProps } from './use-editor-view.ts';

/** In a longer text each key takes seconds to appear in the editor. */
const MAX_EDITOR_LETTERS = 250_000;

const TOO_LONG_MESSAGE = `This text has more than ${MAX_EDITOR_LETTERS.toLocaleString('en')} letters, and each new one would take seconds to appear if it were shown as it will look.`;
const NOT_LOADED_MESSAGE =
  'The text cannot be shown as it will look, since a part of the admin did not load. Reload the page to try again.';

const TextEditor = lazy(() =>
  import('./text-editor.tsx').catch(() => ({
    default: (props: TextEditorProps) => <PlainTextArea {...props} problem={NOT_LOADED_MESSAGE} />,
  })),
);

export default function MarkdownInput({ name = '', label, hint, ...input }: Partial<InputProps>) {
  const { value, error, onChange } = useField<string | null>(name);
  const id = useId();
  const [isPlain, setIsPlain] = useState(false);
  const isTooLong = (value ?? '').length > MAX_EDITOR_LETTERS;
  // `isPlain` stays true when the text gets shorter again, so that the input does not change while a person deletes.
  if (isTooLong && !isPlain) setIsPlain(true);
  const props: TextEditorProps = {
    label: String(label),
    describedBy: `${id}-${error ? 'error' : 'hint'}`,
    value: value ?? '',
    placeholder: input.placeholder,
    isDisabled: input.disabled ?? false,
    isRequired: input.required ?? false,
    onChange: (text) => onChange(name, text),
  };
  return (
    <Field.Root id={id} name={name} hint={hint} error={error} required={input.required}>
      <Flex justifyContent="space-between" alignItems="flex-end">
        <Field.Label action={input.labelAction}>{label}</Field.Label>
        <Button
          variant={isPlain ? 'secondary' : 'tertiary'}
          size="S"
          aria-pressed={isPlain}
          disabled={isTooLong}
          onClick={() => setIsPlain(!isPlain)}
        >
          Plain text
        </Button>
      </Flex>
      {isPlain ? (
        <PlainTextArea {...props} problem={isTooLong ? TOO_LONG_MESSAGE : undefined} />
      ) : (
        // The box is as high as the editor, so that nothing moves when the editor appears.
        <Suspense fallback={<Box minHeight="44rem" />}>
          <TextEditor {...props} />
        </Suspense>
      )}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

function PlainTextArea(props: TextEditorProps & { readonly problem: string | undefined }) {
  const { problem, value, placeholder, isDisabled, onChange } = props;
  return (
    <>
      {problem && (
        <Typography tag="p" variant="pi" role="status">
          {problem} You can write it as plain text.
        </Typography>
      )}
      <Textarea
        rows={14}
        disabled={isDisabled}
        placeholder={placeholder}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </>
  );
}
