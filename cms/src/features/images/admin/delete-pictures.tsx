import { Button, Dialog } from '@strapi/design-system';
import { Trash, WarningCircle } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { serverMessage } from '../../../admin/platform/error-message';
import type { Picture } from '../server/pictures';
import { pictureCount } from './chosen-images';
import { useImageRequests } from './image-requests';

interface DeletePicturesProps {
  readonly pictures: readonly Picture[];
  onDone(): void;
}

/** The button that deletes what is ticked, after one question. What is in use by then is kept and named. */
export function DeletePictures({ pictures, onDone }: DeletePicturesProps) {
  const { remove } = useImageRequests();
  const { toggleNotification } = useNotification();
  const [isBusy, setBusy] = useState(false);
  const count = pictureCount(pictures);

  async function removeAll(): Promise<void> {
    setBusy(true);
    const problems: string[] = [];
    for (const picture of pictures) {
      try {
        await remove(picture);
      } catch (thrown) {
        problems.push(serverMessage(thrown) ?? `“${picture.name}” was not deleted.`);
      }
    }
    setBusy(false);
    toggleNotification(
      problems.length > 0
        ? { type: 'warning', message: problems.join(' ') }
        : { type: 'success', message: `Deleted: ${count}.` },
    );
    onDone();
  }

  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button
          variant="danger-light"
          startIcon={<Trash />}
          disabled={pictures.length === 0}
          loading={isBusy}
        >
          {pictures.length === 0 ? 'Delete' : `Delete ${count}`}
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
            <Button variant="danger" onClick={removeAll}>
              Delete {count}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
