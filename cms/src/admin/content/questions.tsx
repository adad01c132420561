import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Sentences } from './sentences';

/** What the server may have a question about, by Strapi's names of the buttons. */
const ASKED = {
  update: { action: 'save', confirm: 'Save my version' },
  publish: { action: 'save', confirm: 'Publish my version' },
  unpublish: { action: 'unpublish', confirm: 'Unpublish' },
} as const;
type Asked = keyof typeof ASKED;

/** One button of the content manager, as far as it is changed here. */
interface Button<Event> {
  readonly onClick?: (event: Event) => unknown;
  readonly dialog?: { readonly type: string; readonly onConfirm?: () => unknown };
}
interface Target {
  readonly model: string;
  readonly documentId: string | undefined;
  readonly openedAt: string | undefined;
}

/** The same button, which first asks what the server wants to be asked about one entry. */
export function askBefore(action: DocumentActionComponent): DocumentActionComponent {
  const { type, position } = action;
  if (!isAsked(type)) return action;
  // biome-ignore lint/correctness/noComponentHookFactories: made once, from Strapi's own component
  const Asking: DocumentActionComponent = (props) => {
    const { model, document } = props;
    const target = { model, documentId: document?.documentId, openedAt: document?.updatedAt };
    return useQuestions(type, action(props), target);
  };
  return Object.assign(Asking, { type, position });
}

function isAsked(type: string | undefined): type is Asked {
  return type !== undefined && type in ASKED;
}

/**
 * A press asks the server first. Without a question the button does what it always did; with one, its
 * dialog shows the sentences, and confirming does it.
 */
function useQuestions<Description extends Button<never> | null | undefined>(
  type: Asked,
  button: Description,
  { model, documentId, openedAt }: Target,
): Description {
  const { post } = useFetchClient();
  const [sentences, setSentences] = useState<readonly string[]>([]);
  if (!button) return button;

  async function ask(): Promise<readonly string[]> {
    if (!documentId) return [];
    const question = { action: ASKED[type].action, documentIds: [documentId], openedAt };
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
            confirmLabel: ASKED[type].confirm,
            onConfirm: button.dialog?.onConfirm ?? button.onClick,
          },
  };
}
