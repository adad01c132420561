import type {
  BulkActionComponent,
  BulkActionComponentProps,
  DocumentActionComponent,
  DocumentActionProps,
} from '@strapi/content-manager/strapi-admin';
import { useForm } from '@strapi/strapi/admin';
import type { SyntheticEvent } from 'react';
import { useLocale } from '../../../admin/platform/locale';
import type { IntendedAction } from '../server/warnings';
import { warningsInLanguages } from './languages-warnings';
import { usePressByKeys } from './press-by-keys';
import { useWarning } from './use-warning';
import { useOpened, useReadWarnings } from './warnings-api';

interface Warned {
  readonly action: IntendedAction['action'];
  readonly confirmLabel?: string;
  readonly isOwnKept?: boolean;
  /** Strapi's keys for the same. */
  readonly keys?: (event: KeyboardEvent) => boolean;
}

/** What the server may have a warning about, by Strapi's names of the buttons. */
const WARNED: Readonly<Record<string, Warned>> = {
  update: {
    action: 'save',
    confirmLabel: 'Save my version',
    keys: ({ key, shiftKey }) => !shiftKey && (key === 'Enter' || key.toLowerCase() === 's'),
  },
  publish: {
    action: 'publish',
    // Strapi's own words are about drafts of related entries: there are none.
    confirmLabel: 'Publish all the same',
    keys: ({ key, shiftKey }) => shiftKey && key === 'Enter',
  },
  unpublish: { action: 'unpublish', confirmLabel: 'Unpublish', isOwnKept: true },
  discard: { action: 'change', confirmLabel: 'Discard changes', isOwnKept: true },
  delete: { action: 'delete', confirmLabel: 'Delete' },
  // The plugin for languages gives its buttons no name: this one deletes a language, and those with a larger
  // dialog publish or take off several.
  '': { action: 'delete-language', confirmLabel: 'Delete' },
};

/** Makes a button of an entry tell the editor what the server warns of. */
export function warnBefore(action: DocumentActionComponent): DocumentActionComponent {
  const { type, position } = action;
  const warned = WARNED[type ?? ''];
  if (!warned) return action;
  // biome-ignore lint/correctness/noComponentHookFactories: made once, from Strapi's own component
  const Warning: DocumentActionComponent = (props) => useEntryWarning(warned, action(props), props);
  return Object.assign(Warning, { type, position });
}

function useEntryWarning(
  { action, confirmLabel, isOwnKept, keys }: Warned,
  button: ReturnType<DocumentActionComponent>,
  { model, collectionType, document, documentId = document?.documentId }: DocumentActionProps,
): ReturnType<DocumentActionComponent> {
  const readWarnings = useReadWarnings(model);
  const locale = useLocale();
  const opened = useOpened();
  const values = useForm('useEntryWarning', (form) => form.values);
  usePressByKeys(button?.label, opened ? keys : undefined);
  const isSaving = action === 'save' || action === 'publish';
  const isInLanguages = button?.dialog?.type === 'modal';

  async function read(): Promise<readonly string[]> {
    // A single type may have been saved in this language since.
    if (documentId === undefined && collectionType !== 'single-types') return [];
    if (isInLanguages && documentId !== undefined) {
      // Strapi gives the button that takes off this colour.
      const isTakingOff = button?.variant === 'danger';
      return warningsInLanguages(readWarnings, documentId, isTakingOff, { locale, opened });
    }
    const openedAt = document?.updatedAt ?? undefined;
    return readWarnings({
      action,
      locale,
      entries: documentId === undefined ? [] : [{ documentId, openedAt }],
      opened,
      values: action === 'publish' ? { ...values } : undefined,
      isPressed: isSaving,
    });
  }

  function save(event: SyntheticEvent) {
    const { activeElement } = window.document;
    const isDone = button?.onClick?.(event);
    // Strapi takes the focus away before it saves.
    if (activeElement instanceof HTMLElement) activeElement.focus();
    return isDone;
  }

  const warnedButton = button && isSaving ? { ...button, onClick: save } : button;
  return useWarning(warnedButton, { read, confirmLabel, isOwnKept });
}

/** Makes a button above a list say what goes, and what other people changed since the list was read. */
export function warnBeforeAll(action: BulkActionComponent): BulkActionComponent {
  const { type } = action;
  // Strapi gives “Publish” no name here.
  const warned = WARNED[type ?? 'publish'];
  if (!warned) return action;
  // biome-ignore lint/correctness/noComponentHookFactories: made once, from Strapi's own component
  const Warning: BulkActionComponent = (props) => useListWarning(warned, action(props), props);
  return Object.assign(Warning, { type });
}

function useListWarning(
  { action, confirmLabel, isOwnKept }: Warned,
  button: ReturnType<BulkActionComponent>,
  { model, documents }: BulkActionComponentProps,
): ReturnType<BulkActionComponent> {
  const readWarnings = useReadWarnings(model);
  const locale = useLocale();
  const entries = documents.map(({ documentId, updatedAt }) => {
    return { documentId, openedAt: updatedAt ?? undefined };
  });
  const read = () => readWarnings({ action, locale, entries });
  return useWarning(button, { read, confirmLabel, isOwnKept });
}
