import { Button, Dialog } from '@strapi/design-system';
import { Trash, WarningCircle } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { serverMessage } from '../../../admin/requests/server-message.ts';
import type { ListedImage } from '../server/read-image-page.ts';
import { countInWords } from './new-entries.ts';

const TIMEOUT_MS = 30_000;

interface DeleteImagesProps {
  readonly images: readonly ListedImage[];
  onDeleted(): void;
}

/** If an entry uses an image by now, the CMS refuses to delete it, and a notification names the image. */
export function DeleteImages({ images, onDeleted }: DeleteImagesProps) {
  const { del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);
  const count = countInWords(images.length);

  async function deleteAll(): Promise<void> {
    setIsBusy(true);
    const problems: string[] = [];
    for (const image of images) {
      try {
        await del(`/upload/files/${image.id}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      } catch (error) {
        problems.push(serverMessage(error) ?? `“${image.name}” was not deleted.`);
      }
    }
    setIsBusy(false);
    toggleNotification(
      problems.length > 0
        ? { type: 'warning', message: problems.join(' ') }
        : { type: 'success', message: `Deleted: ${count}.` },
    );
    onDeleted();
  }

  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button
          variant="danger-light"
          startIcon={<Trash />}
          disabled={images.length === 0}
          loading={isBusy}
        >
          {images.length === 0 ? 'Delete' : `Delete ${count}`}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>Delete {count}?</Dialog.Header>
        <Dialog.Body icon={<WarningCircle fill="danger600" />}>
          No entry uses what you ticked. Nothing brings it back, also not into older versions of an
          entry.
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary">Cancel</Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger" onClick={deleteAll}>
              Delete {count}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
