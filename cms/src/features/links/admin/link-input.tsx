import { Button, Flex, TextInput } from '@strapi/design-system';
import { type InputProps, useField } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { FieldFrame } from '../../../admin/fields/field-frame.tsx';
import { LinkDialog } from './link-dialog.tsx';

/** The input of a link: the editor types an address, or chooses a page or file in a dialog. */
export default function LinkInput(props: Partial<InputProps>) {
  const { name = '', label, placeholder, disabled } = props;
  const { value, error, onChange } = useField<string | null>(name);
  const [isChoosing, setIsChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(): void {
    setIsChoosing(false);
    // The dialog has no trigger, so it cannot give the focus back to the button.
    setTimeout(() => button.current?.focus());
  }

  function choose(href: string): void {
    close();
    onChange(name, href);
  }

  return (
    <FieldFrame {...props} error={error}>
      <Flex gap={2} alignItems="stretch">
        <Flex flex="1" direction="column" alignItems="stretch">
          <TextInput
            placeholder={placeholder}
            disabled={disabled}
            value={value ?? ''}
            onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
          />
        </Flex>
        <Button
          ref={button}
          variant="tertiary"
          size="L"
          aria-label={`Choose: ${label}`}
          disabled={disabled}
          onClick={() => setIsChoosing(true)}
        >
          Choose
        </Button>
      </Flex>
      {isChoosing && (
        <LinkDialog href={value ?? ''} needsText={false} onChoose={choose} onClose={close} />
      )}
    </FieldFrame>
  );
}
