import type {
  BulkActionComponent,
  BulkActionComponentProps,
  DocumentActionComponent,
  DocumentActionProps,
} from '@strapi/content-manager/strapi-admin';
import { Box } from '@strapi/design-system';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from './locale';
import { NOT_CHECKED, useOpened, useQuestion } from './question-api';
import { Sentences } from './sentences';

type Action = 'delete' | 'unpublish' | 'publish' | 'change';

/** Makes the dialog of the button that deletes an entry name it. */
export function nameOneDeleted(action: DocumentActionComponent): DocumentActionComponent {
  const { type, position } = action;
  if (type !== 'delete') return action;
  const naming = (props: DocumentActionProps) =>
    withSentences(action(props), props.model, 'delete', props.document ? [props.document] : []);
  return Object.assign(naming, { type, position });
}

/** Makes the dialogs above a list say what goes, and what other people changed since the list was read. */
export function nameAll(action: BulkActionComponent): BulkActionComponent {
  const { type } = action;
  const naming = (props: BulkActionComponentProps) => {
    const button = action(props);
    // Strapi gives “Publish” no name here: it is the one with a list in its dialog.
    const meant = type ?? (button?.dialog?.type === 'modal' ? 'publish' : 'change');
    return withSentences(button, props.model, meant, props.documents);
  };
  return Object.assign(naming, { type });
}

type Description = ReturnType<DocumentActionComponent> | ReturnType<BulkActionComponent>;

interface Entry {
  readonly documentId: string;
  readonly updatedAt?: string | null | undefined;
}

function withSentences<Button extends Description>(
  button: Button,
  model: string,
  action: Action,
  documents: readonly Entry[],
): Button {
  if (!button?.dialog || button.dialog.type === 'notification') return button;
  const entries = documents.map(({ documentId, updatedAt }) => {
    return { documentId, openedAt: updatedAt ?? undefined };
  });
  const about = { model, action, entries: JSON.stringify(entries) };
  if (button.dialog.type === 'modal') {
    const { content: Content } = button.dialog;
    if (typeof Content !== 'function') return button;
    const content = (props: { onClose: () => void }) => (
      <>
        <About {...about} />
        <Content {...props} />
      </>
    );
    return { ...button, dialog: { ...button.dialog, content } };
  }
  const content = <About {...about}>{button.dialog.content}</About>;
  const changed =
    action === 'delete'
      ? ({ title: 'Are you sure?', confirmLabel: 'Delete', content } as const)
      : { content };
  return { ...button, dialog: { ...button.dialog, variant: 'danger', ...changed } };
}

interface AboutProps {
  readonly model: string;
  readonly action: Action;
  /** As JSON, so that equal ones are asked about once. */
  readonly entries: string;
  readonly children?: ReactNode;
}

/** What the server says of the entries; for a deletion, in place of Strapi's own words. */
function About({ model, action, entries, children }: AboutProps) {
  const ask = useQuestion(model);
  const locale = useLocale();
  const opened = useOpened();
  const question = JSON.stringify({ action, locale, entries: JSON.parse(entries), opened });
  const [sentences, setSentences] = useState<readonly string[]>();
  useEffect(() => {
    ask(JSON.parse(question)).then(setSentences, () => setSentences([NOT_CHECKED]));
  }, [ask, question]);
  const isAnswered = sentences !== undefined && !sentences.includes(NOT_CHECKED);
  const isPadded =
    (action === 'change' || action === 'publish') &&
    sentences !== undefined &&
    sentences.length > 0;
  return (
    <Box width="100%" padding={isPadded ? 6 : 0}>
      <Sentences sentences={sentences ?? []} />
      {!(action === 'delete' && isAnswered) && children}
    </Box>
  );
}
