import type {
  DocumentActionComponent,
  DocumentActionProps,
} from '@strapi/content-manager/strapi-admin';
import { Flex } from '@strapi/design-system';
import { useForm, useNotification } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from './locale';
import { NOT_CHECKED, UNREACHABLE, useOpened, useQuestion } from './question-api';
import { Sentences } from './sentences';
import { useKeepTyped } from './typed-text';

interface Asked {
  readonly action: 'save' | 'publish' | 'unpublish' | 'delete-language' | 'change';
  readonly confirm?: string;
  /** Strapi's keys for the same. */
  readonly keys?: (event: KeyboardEvent) => boolean;
}

/** What the server may have a question about, by Strapi's names of the buttons. */
const ASKED: Readonly<Record<string, Asked>> = {
  update: {
    action: 'save',
    confirm: 'Save my version',
    keys: ({ key, shiftKey }) => !shiftKey && (key === 'Enter' || key.toLowerCase() === 's'),
  },
  publish: {
    action: 'publish',
    confirm: 'Publish all the same',
    keys: ({ key, shiftKey }) => shiftKey && key === 'Enter',
  },
  unpublish: { action: 'unpublish', confirm: 'Unpublish' },
  discard: { action: 'change', confirm: 'Discard changes' },
  // The plugin for languages gives its buttons no name: the one that asks by itself deletes a language, the
  // others stand in `several-languages.tsx`.
  '': { action: 'delete-language', confirm: 'Delete' },
};

type Description = ReturnType<DocumentActionComponent>;

/** Makes a button ask the editor what the server wants to know first. */
export function askBefore(action: DocumentActionComponent): DocumentActionComponent {
  const { type, position } = action;
  const asked = ASKED[type ?? ''];
  if (!asked) return action;
  // biome-ignore lint/correctness/noComponentHookFactories: made once, from Strapi's own component
  const Asking: DocumentActionComponent = (props) => useQuestions(asked, action(props), props);
  return Object.assign(Asking, { type, position });
}

/** What the editor is asked, and what the button does on a yes. */
interface Question {
  readonly sentences: readonly string[];
  readonly goOn: () => void | Promise<void>;
}

/** With a question, the button's dialog shows the sentences, and confirming does it. */
function useQuestions(
  { action, confirm, keys }: Asked,
  button: Description,
  { model, collectionType, document, documentId = document?.documentId }: DocumentActionProps,
): Description {
  const ask = useQuestion(model);
  const locale = useLocale();
  const opened = useOpened();
  const values = useForm('useQuestions', (form) => form.values);
  const keepTyped = useKeepTyped(document?.updatedAt ?? undefined);
  const { toggleNotification } = useNotification();
  const [question, setQuestion] = useState<Question>();
  const [isAsking, setAsking] = useState(false);
  usePressByKeys(button?.label, opened ? keys : undefined);
  const own = button?.dialog?.type === 'dialog' ? button.dialog : undefined;
  const isSaving = action === 'save' || action === 'publish';
  const isAskingItself = action === 'change' || action === 'delete-language';
  if (!button || (isAskingItself && !own)) return button;

  const onClick: typeof button.onClick = (event) => {
    if (!isSaving) return button.onClick?.(event);
    keepTyped();
    const { activeElement } = window.document;
    const isDone = button.onClick?.(event);
    // Strapi takes the focus away before it saves.
    if (activeElement instanceof HTMLElement) activeElement.focus();
    return isDone;
  };

  /** Undefined where nothing can be reached, and so nothing could be done either. */
  async function sentencesOf(): Promise<readonly string[] | undefined> {
    // A single type may have been saved in this language since.
    if (documentId === undefined && collectionType !== 'single-types') return [];
    const openedAt = document?.updatedAt ?? undefined;
    const entries = documentId === undefined ? [] : [{ documentId, openedAt }];
    setAsking(true);
    try {
      const isPublishing = action === 'publish';
      return await ask({
        action,
        locale,
        entries,
        opened,
        values: isPublishing ? { ...values } : undefined,
        isPressed: isSaving,
      });
    } catch (error) {
      // `fetch` throws this where no answer comes.
      return error instanceof TypeError ? undefined : [NOT_CHECKED];
    } finally {
      setAsking(false);
    }
  }

  return {
    ...button,
    loading: button.loading || isAsking,
    onClick: async (event) => {
      const sentences = await sentencesOf();
      if (!sentences) {
        toggleNotification({ type: 'danger', message: UNREACHABLE });
        // True keeps the dialog closed.
        return true;
      }
      if (sentences.length > 0) {
        const goOn = async () => {
          await (own?.onConfirm ? own.onConfirm() : onClick(event));
        };
        setQuestion({ sentences, goOn });
        return false;
      }
      setQuestion(undefined);
      const isDone = await onClick(event);
      return own ? isDone : true;
    },
    // Strapi opens the dialog that was there when the button was pressed.
    dialog:
      own && !question
        ? own
        : {
            type: 'dialog',
            title: 'Are you sure?',
            variant: 'danger',
            confirmLabel: confirm,
            // Strapi's own words before a publication are about drafts of related entries: there are none.
            content: (
              <Warned sentences={question?.sentences ?? []}>
                {isSaving || action === 'delete-language' ? null : own?.content}
              </Warned>
            ),
            onConfirm: question?.goOn,
          },
  };
}

/** The sentences above what the dialog asks by itself. */
function Warned({ sentences, children }: Readonly<Warning>) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Sentences sentences={sentences} />
      {children}
    </Flex>
  );
}

interface Warning {
  readonly sentences: readonly string[];
  readonly children: ReactNode;
}

/** Makes Strapi's keys press the button: by themselves they act without it, and so without its question. */
function usePressByKeys(label: string | undefined, isMeant: Asked['keys']): void {
  useEffect(() => {
    if (!label || !isMeant) return;
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || !isMeant(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // In a narrow window Strapi's buttons stand at the lower edge, outside of the form.
      const buttons = [...window.document.querySelectorAll('button')];
      const isOurs = (button: Element) =>
        button.textContent === label && !button.closest('[role=dialog], [role=alertdialog]');
      buttons.find(isOurs)?.click();
    };
    // A press with the mouse leaves the cursor in a text, as the buttons of its marks do.
    const keepCursor = (event: MouseEvent) => {
      const { activeElement } = window.document;
      const isInText = activeElement instanceof HTMLElement && activeElement.isContentEditable;
      const button = event.target instanceof Element && event.target.closest('button');
      if (isInText && button && button.textContent === label) event.preventDefault();
    };
    // The listener must run before Strapi's own.
    window.addEventListener('keydown', press, true);
    window.addEventListener('mousedown', keepCursor);
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('mousedown', keepCursor);
    };
  }, [label, isMeant]);
}
