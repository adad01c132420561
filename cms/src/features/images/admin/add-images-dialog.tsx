import { Button, Checkbox, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { ControlledDialog } from '../../../admin/components/dialogs';
import { useMayPublish } from '../../../admin/hooks/use-has-right';
import { publicSettings } from '../../../admin/requests/public-settings';
import { GALLERY } from '../../../content/types';
import permission from '../../../views/image-permission.json';
import { addedInWords } from './add-one-by-one';
import {
  type ChosenImage,
  countInWords,
  isUploaded,
  isWithoutCaption,
  MAX_IMAGES,
  missingTextsInWords,
} from './chosen-images';
import { ImageChooser } from './image-chooser';
import { captionId, ImageRow } from './image-row';
import { RefusedImages } from './refused-images';
import { UploadStatus } from './upload-status';
import { useAddImages } from './use-add-images';
import { useImageUploads } from './use-image-uploads';

const PERMISSION_ID = 'add-images-permission';
const NO_PERMISSION_MESSAGE =
  'Set the tick when that is so, or when nobody can be recognised. Otherwise leave the picture out, or save them as drafts.';

interface AddImagesDialogProps {
  readonly onClose: () => void;
}

export function AddImagesDialog({ onClose }: AddImagesDialogProps) {
  const uploads = useImageUploads();
  const { images, choose, update, retry, removeAndDelete } = uploads;
  const { isBusy, message, setMessage, addAll } = useAddImages(uploads);
  const mayPublish = useMayPublish(GALLERY);
  const { toggleNotification } = useNotification();
  const [isPermissionSet, setIsPermissionSet] = useState(false);
  /** What the last press on “Publish” lacked. */
  const [missing, setMissing] = useState<'caption' | 'permission'>();
  const [asksToDiscard, setAsksToDiscard] = useState(false);

  const refused = images.filter(({ state }) => state === 'refused');
  const listed = images.filter(({ state }) => state !== 'refused');
  const uploaded = listed.filter(isUploaded);
  const isUploading = listed.some(({ state }) => state === 'waiting');

  function chooseFiles(files: FileList): void {
    if (files.length === 0 || isBusy) return;
    const isTooMany = files.length > MAX_IMAGES - images.length;
    const text = `At most ${MAX_IMAGES} at once: add the others after these.`;
    setMessage(isTooMany ? { text, isError: false } : undefined);
    // The editor ticked for the images that were there before.
    setIsPermissionSet(false);
    choose(files);
  }

  /** Marks what a publication lacks, and moves the focus there. Returns whether something is missing. */
  function showMissing(): boolean {
    const withoutCaption = uploaded.find(isWithoutCaption);
    if (!withoutCaption && isPermissionSet) return false;
    setMissing(withoutCaption ? 'caption' : 'permission');
    document.getElementById(withoutCaption ? captionId(withoutCaption) : PERMISSION_ID)?.focus();
    return true;
  }

  async function add(publishes: boolean): Promise<void> {
    if (publishes && showMissing()) return;
    const addedCount = await addAll(uploaded, { publishes, isPermissionSet });
    if (addedCount < images.length) return;
    const list = publishes ? 'gallery' : 'list';
    const { siteUrl } = publicSettings;
    const hasLink = publishes && siteUrl !== '';
    toggleNotification({
      type: 'success',
      message: `${addedInWords(addedCount, publishes)} They are the last of the ${list}.`,
      link: hasLink
        ? { label: 'See the gallery', url: new URL('/gallery', siteUrl).href }
        : undefined,
    });
    onClose();
  }

  function close(): void {
    if (isBusy) return;
    if (listed.length > 0) setAsksToDiscard(true);
    else discard();
  }

  function discard(): void {
    removeAndDelete(images);
    onClose();
  }

  const addButton = { loading: isBusy, disabled: uploaded.length === 0 || isUploading };
  const count = uploaded.length > 0 ? ` ${uploaded.length}` : '';
  return (
    <ControlledDialog title="Add several pictures to the gallery" onClose={close}>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <ImageChooser isEmpty={images.length === 0} isBusy={isBusy} onChoose={chooseFiles} />
          {refused.length > 0 && (
            <RefusedImages
              images={refused}
              isBusy={isBusy}
              onAddAnyway={(image) => update(image, { state: 'uploaded', problem: '' })}
            />
          )}
          {listed.length > 0 && <Typography>{missingTextsInWords(listed)}</Typography>}
          <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
            {listed.map((image) => (
              <ImageRow
                key={image.preview}
                image={image}
                lacksCaption={missing === 'caption' && isWithoutCaption(image)}
                isBusy={isBusy}
                onChange={(texts) => update(image, texts)}
                onLeaveOut={() => removeAndDelete([image])}
              />
            ))}
          </Flex>
          {listed.length > 0 && (
            <Field.Root
              id={PERMISSION_ID}
              error={missing === 'permission' && !isPermissionSet && NO_PERMISSION_MESSAGE}
            >
              <Checkbox
                id={PERMISSION_ID}
                aria-describedby={`${PERMISSION_ID}-error`}
                checked={isPermissionSet}
                disabled={isBusy}
                onCheckedChange={(checked) => setIsPermissionSet(checked === true)}
              >
                {permission.label}
              </Checkbox>
              <Field.Error />
            </Field.Root>
          )}
        </Flex>
      </Modal.Body>
      <UploadStatus images={images} message={message} isBusy={isBusy} onRetry={retry} />
      <Modal.Footer>
        {asksToDiscard ? (
          <ConfirmDiscard
            images={listed}
            onCancel={() => setAsksToDiscard(false)}
            onConfirm={discard}
          />
        ) : (
          <>
            <Button variant="tertiary" disabled={isBusy} onClick={close}>
              {listed.length > 0 ? 'Cancel' : 'Close'}
            </Button>
            <Flex gap={2} wrap="wrap" justifyContent="flex-end" paddingLeft={2}>
              <Button variant="secondary" {...addButton} onClick={() => add(false)}>
                {`Save${count} as drafts`}
              </Button>
              {mayPublish && (
                <Button {...addButton} onClick={() => add(true)}>
                  {`Publish${count}`}
                </Button>
              )}
            </Flex>
          </>
        )}
      </Modal.Footer>
    </ControlledDialog>
  );
}

interface ConfirmDiscardProps {
  readonly images: readonly ChosenImage[];
  onCancel(): void;
  onConfirm(): void;
}

function ConfirmDiscard({ images, onCancel, onConfirm }: ConfirmDiscardProps) {
  return (
    <>
      <Typography>{`Throw away ${countInWords(images.length)} and what you wrote?`}</Typography>
      <Flex gap={2} wrap="wrap" justifyContent="flex-end" paddingLeft={2}>
        <Button variant="tertiary" onClick={onCancel}>
          Go on writing
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          Throw away
        </Button>
      </Flex>
    </>
  );
}
