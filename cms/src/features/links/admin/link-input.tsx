import { Button, Field, Flex, TextInput } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { LinkDialog } from './link-dialog';

/** The field for a link: the editor types it, or chooses its target in a dialog. */
export default function LinkInput({ name = '', label, hint, ...input }: Partial<InputProps>) {
  const { value, error, onChange } = useField<string | null>(name);
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(): void {
    setChoosing(false);
    // The dialog has no trigger, so it cannot give the focus back to the button.
    setTimeout(() => button.current?.focus());
  }

  function choose(href: string): void {
    close();
    onChange(name, href);
  }

  return (
    <Field.Root name={name} hint={hint} error={error} required={input.required}>
      <Field.Label action={input.labelAction}>{label}</Field.Label>
      <Flex gap={2} alignItems="stretch">
        <Flex flex="1" direction="column" alignItems="stretch">
          <TextInput
            placeholder={input.placeholder}
            disabled={input.disabled}
            value={value ?? ''}
            onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
          />
        </Flex>
        <Button
          ref={button}
          variant="tertiary"
          size="L"
          aria-label={`Choose: ${label}`}
          disabled={input.disabled}
          onClick={() => setChoosing(true)}
        >
          Choose
        </Button>
      </Flex>
      <Field.Hint />
      <Field.Error />
      {isChoosing && (
        <LinkDialog href={value ?? ''} needsText={false} onChoose={choose} onClose={close} />
      )}
    </Field.Root>
  );
}
