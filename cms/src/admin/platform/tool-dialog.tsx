import { Flex, Modal } from '@strapi/design-system';
import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { type FormEvent, type ReactNode, useState } from 'react';
import { CloseButton } from './open-dialog';

interface ToolDialogProps {
  readonly trigger: ReactNode;
  readonly title: string;
  /** Whether the list behind the dialog still shows what was there before. */
  readonly isDone: boolean;
  readonly onReset: () => void;
  readonly onSubmit: () => void;
  readonly submitButton: ReactNode;
  readonly children: ReactNode;
}

export function ToolDialog(props: ToolDialogProps) {
  const { trigger, title, isDone, onReset, onSubmit, submitButton, children } = props;
  const change = () => {
    onReset();
    if (isDone) window.location.reload();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Modal.Root onOpenChange={change}>
      <Modal.Trigger>{trigger}</Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <form onSubmit={submit} noValidate>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              {children}
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <CloseButton label={isDone ? 'Close' : 'Cancel'} />
            {!isDone && submitButton}
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Posts to the CMS, and keeps the last reply, or the CMS's own sentence where it refused the input. */
export function usePost<Reply>(failure: string) {
  const { post } = useFetchClient();
  const [reply, setReply] = useState<Reply>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);

  async function send(path: string, body: object, isLast: boolean): Promise<void> {
    setBusy(true);
    try {
      const { data } = await post<{ data: Reply }>(path, body);
      setReply(data.data);
      setProblem('');
      setDone(isLast);
    } catch (thrown) {
      const isRefused = isFetchError(thrown) && thrown.status === 400;
      setProblem(isRefused ? thrown.message : failure);
    } finally {
      setBusy(false);
    }
  }

  function reset(): void {
    setReply(undefined);
    setProblem('');
  }

  return { reply, problem, isBusy, isDone, send, reset };
}
