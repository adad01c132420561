import type {
  BulkActionComponent,
  DocumentActionComponent,
} from '@strapi/content-manager/strapi-admin';
import { Box, Flex } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { type SyntheticEvent, useState } from 'react';
import { Sentences } from '../../../admin/platform/sentences';
import { NOT_CHECKED, UNREACHABLE } from './warnings-api';

/** A button of Strapi's; null where the person has none. */
export type Button = ReturnType<DocumentActionComponent> | ReturnType<BulkActionComponent>;

interface Warning {
  /** Throws where no answer comes. */
  readonly read: () => Promise<readonly string[]>;
  /** The label of the dialog's button that goes on; without it Strapi's. */
  readonly confirmLabel?: string | undefined;
  /** Whether what Strapi's own dialog says, or asks, stands below the warnings. */
  readonly isOwnKept?: boolean | undefined;
}

/**
 * Shows in the dialog of a button what an editor should know before it acts. It is read when the button is
 * pressed; where there is nothing to know, the button does what it does without this.
 */
export function useWarning<Shown extends Button>(
  button: Shown,
  { read, confirmLabel, isOwnKept }: Warning,
): Shown {
  const { toggleNotification } = useNotification();
  const [sentences, setSentences] = useState<readonly string[]>([]);
  const [pressed, setPressed] = useState<SyntheticEvent>();
  const [isReading, setReading] = useState(false);
  if (!button || button.dialog?.type === 'notification') return button;
  const { dialog: own, onClick } = button;

  /** Undefined where nothing can be reached, and so nothing could be done either. */
  async function readOrFail(): Promise<readonly string[] | undefined> {
    setReading(true);
    try {
      return await read();
    } catch (error) {
      // `fetch` throws this where no answer comes.
      return error instanceof TypeError ? undefined : [NOT_CHECKED];
    } finally {
      setReading(false);
    }
  }

  /** Resolves to true where Strapi is not to open the dialog. */
  async function press(event: SyntheticEvent) {
    const found = await readOrFail();
    if (!found) {
      toggleNotification({ type: 'danger', message: UNREACHABLE });
      return true;
    }
    setSentences(found);
    setPressed(event);
    if (found.length > 0) return false;
    const isDone = await onClick?.(event);
    return own ? isDone : true;
  }

  const warned = { ...button, loading: isReading || isBusy(button), onClick: press };
  if (own?.type === 'modal') {
    const { content: Content } = own;
    if (typeof Content !== 'function') return warned;
    const content = (props: { onClose: () => void }) => (
      <>
        {sentences.length > 0 && (
          <Box padding={8} paddingBottom={0}>
            <Sentences sentences={sentences} />
          </Box>
        )}
        <Content {...props} />
      </>
    );
    return { ...warned, dialog: { ...own, content } };
  }
  if (own && sentences.length === 0) return warned;
  // Strapi opens the dialog that was there when the button was pressed: there must always be one.
  const content = (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Sentences sentences={sentences} />
      {isOwnKept && own?.content}
    </Flex>
  );
  const onConfirm = async () => {
    await (own?.onConfirm ? own.onConfirm() : pressed && onClick?.(pressed));
  };
  const dialog = {
    type: 'dialog',
    title: 'Are you sure?',
    variant: 'danger',
    confirmLabel,
    content,
    onConfirm,
  } as const;
  return { ...warned, dialog };
}

function isBusy(button: NonNullable<Button>): boolean {
  return 'loading' in button && button.loading === true;
}
