import type {
  BulkActionComponent,
  BulkActionComponentProps,
  DocumentActionComponent,
  DocumentActionProps,
} from '@strapi/content-manager/strapi-admin';
import { useFetchClient } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import { Sentences } from './sentences';

/** Strapi's button that deletes one entry; its dialog names the entry. */
export function nameOneDeleted(action: DocumentActionComponent): DocumentActionComponent {
  const { type, position } = action;
  if (type !== 'delete') return action;
  const naming = (props: DocumentActionProps) =>
    withNames(action(props), props.model, [props.document?.documentId ?? '']);
  return Object.assign(naming, { type, position });
}

/** Strapi's button that deletes the ticked entries of a list; its dialog names and counts them. */
export function nameAllDeleted(action: BulkActionComponent): BulkActionComponent {
  const { type } = action;
  if (type !== 'delete') return action;
  const naming = (props: BulkActionComponentProps) => {
    const ids = props.documents.map(({ documentId }) => documentId);
    return withNames(action(props), props.model, ids);
  };
  return Object.assign(naming, { type });
}

type Description = ReturnType<DocumentActionComponent> | ReturnType<BulkActionComponent>;

/** The same button with another dialog; nothing else changes, so that the list keeps the button. */
function withNames<Button extends Description>(
  button: Button,
  model: string,
  documentIds: readonly string[],
): Button {
  if (button?.dialog?.type !== 'dialog') return button;
  const content = (
    <Deletion model={model} ids={documentIds.join()}>
      {button.dialog.content}
    </Deletion>
  );
  const changed = { title: 'Are you sure?', confirmLabel: 'Delete', content } as const;
  return { ...button, dialog: { ...button.dialog, variant: 'danger', ...changed } };
}

/** What the server says about deleting these entries; `children` while it has not answered. */
function Deletion({
  model,
  ids,
  children,
}: Readonly<{ model: string; ids: string; children: ReactNode }>) {
  const { post } = useFetchClient();
  const [sentences, setSentences] = useState<readonly string[]>();
  useEffect(() => {
    const question = { action: 'delete', documentIds: ids.split(',') };
    post<{ data: string[] }>(`/website/questions/${model}`, question).then(
      ({ data }) => setSentences(data.data),
      () => undefined,
    );
  }, [post, model, ids]);
  return sentences ? <Sentences sentences={sentences} /> : children;
}
