import { Button, Flex, Modal } from '@strapi/design-system';
import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';

interface ToolDialogProps {
  readonly trigger: ReactNode;
  readonly title: string;
  /** Whether the list behind the dialog still shows what was there before. */
  readonly isDone: boolean;
  readonly onReset: () => void;
  readonly children: ReactNode;
  /** The button that does it. */
  readonly action: ReactNode;
}

export function ToolDialog({ trigger, title, isDone, onReset, children, action }: ToolDialogProps) {
  const change = () => {
    onReset();
    if (isDone) window.location.reload();
  };
  return (
    <Modal.Root onOpenChange={change}>
      <Modal.Trigger>{trigger}</Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {children}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">{isDone ? 'Close' : 'Cancel'}</Button>
          </Modal.Close>
          {!isDone && action}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Posts, and keeps the last reply and the CMS's own sentence where it refused the input. */
export function usePost<Reply>(failure: string) {
  const { post } = useFetchClient();
  const [reply, setReply] = useState<Reply>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  /** Whether it succeeded. */
  async function send(path: string, body: object): Promise<boolean> {
    setBusy(true);
    try {
      const { data } = await post<{ data: Reply }>(path, body);
      setReply(data.data);
      setProblem('');
      return true;
    } catch (thrown) {
      const isRefused = isFetchError(thrown) && thrown.status === 400;
      setProblem(isRefused ? thrown.message : failure);
      return false;
    } finally {
      setBusy(false);
    }
  }

  function reset(): void {
    setReply(undefined);
    setProblem('');
  }

  return { reply, problem, isBusy, send, reset };
}
