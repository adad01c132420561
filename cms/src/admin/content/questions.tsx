import type {
  DocumentActionComponent,
  DocumentActionProps,
} from '@strapi/content-manager/strapi-admin';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useLocale } from './locale';
import { Sentences } from './sentences';

/** What the server may have a question about, by Strapi's names of the buttons. */
const ASKED: Readonly<Record<string, Asked>> = {
  update: { action: 'save', confirm: 'Save my version' },
  publish: { action: 'save', confirm: 'Publish my version' },
  unpublish: { action: 'unpublish', confirm: 'Unpublish' },
};

interface Asked {
  readonly action: 'save' | 'unpublish';
  readonly confirm: string;
}

interface Button<Event> {
  readonly onClick?: (event: Event) => unknown;
  readonly dialog?: { readonly type: string; readonly onConfirm?: () => unknown };
}

/** Makes a button ask the editor what the server wants to know first. */
export function askBefore(action: DocumentActionComponent): DocumentActionComponent {
  const { type, position } = action;
  const asked = ASKED[type ?? ''];
  if (!asked) return action;
  // biome-ignore lint/correctness/noComponentHookFactories: made once, from Strapi's own component
  const Asking: DocumentActionComponent = (props) => useQuestions(asked, action(props), props);
  return Object.assign(Asking, { type, position });
}

/** With a question, the button's dialog shows the sentences, and confirming does it. */
function useQuestions<Description extends Button<never> | null | undefined>(
  { action, confirm }: Asked,
  button: Description,
  { model, document }: DocumentActionProps,
): Description {
  const { post } = useFetchClient();
  const locale = useLocale();
  const [sentences, setSentences] = useState<readonly string[]>([]);
  if (!button) return button;

  async function ask(): Promise<readonly string[]> {
    if (!document) return [];
    const { documentId, updatedAt: openedAt } = document;
    const question = { action, documentIds: [documentId], openedAt, locale };
    const { data } = await post<{ data: string[] }>(`/website/questions/${model}`, question);
    return data.data;
  }

  return {
    ...button,
    onClick: async (event: never) => {
      const asked = await ask().catch(() => []);
      setSentences(asked);
      if (asked.length > 0) return false;
      const isDone = await button.onClick?.(event);
      // True keeps the dialog closed.
      return button.dialog ? isDone : true;
    },
    dialog:
      button.dialog && sentences.length === 0
        ? button.dialog
        : {
            type: 'dialog',
            title: 'Are you sure?',
            content: <Sentences sentences={sentences} />,
            variant: 'danger',
            confirmLabel: confirm,
            onConfirm: button.dialog?.onConfirm ?? button.onClick,
          },
  };
}
