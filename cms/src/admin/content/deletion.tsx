import type {
  BulkActionComponent,
  BulkActionComponentProps,
  DocumentActionComponent,
  DocumentActionProps,
} from '@strapi/content-manager/strapi-admin';
import { useFetchClient } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import { Sentences } from './sentences';

/** Makes the dialog of the button that deletes an entry name it. */
export function nameOneDeleted(action: DocumentActionComponent): DocumentActionComponent {
  const { type, position } = action;
  if (type !== 'delete') return action;
  const naming = (props: DocumentActionProps) =>
    withNames(action(props), props.model, [props.document?.documentId ?? '']);
  return Object.assign(naming, { type, position });
}

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
