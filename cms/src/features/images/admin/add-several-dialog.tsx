import { Button, Checkbox, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { OpenDialog } from '../../../admin/platform/open-dialog';
import permission from '../../../views/image-permission.json';
import type { ImageSize } from '../../../views/image-size';
import { ChooseImages } from './choose-images';
import { type ChosenImage, MAX_IMAGES, pictureCount, useChosenImages } from './chosen-images';
import type { StoredImage } from './image-requests';
import { ImageRow } from './image-row';
import { RefusedImages } from './refused-images';
import { UploadStatus } from './upload-status';
import { useAdding, type WayToAdd } from './use-adding';

const TICK = 'add-several-tick';
const NOT_AGREED =
  'Set the tick when that is so, or when nobody can be recognised. Else leave the picture out, or save them as drafts.';

export interface AddSeveralProps {
  /** What the images are added to. */
  readonly title: string;
  readonly needed: ImageSize;
  /** Whether each image becomes an entry, with a caption and under the tick, and not a part of the form behind. */
  readonly areEntries: boolean;
  readonly ways: readonly WayToAdd[];
  /** What is there now, also where the connection broke before the last one. */
  onAdded?(images: readonly StoredImage[]): void;
  /** The dialog is gone: only now a list below it may be read again, which shows an error where that fails. */
  onClosed?(): void;
}

/** Many images get their words, and are added together. */
export function AddSeveralDialog(props: AddSeveralProps & { readonly onClose: () => void }) {
  const { title, needed, areEntries, ways, onAdded, onClose } = props;
  const chosen = useChosenImages(needed);
  const { images, choose, change, retry, leaveOut } = chosen;
  const [isAgreed, setAgreed] = useState(false);
  const [needsPermission, setNeedsPermission] = useState(false);
  const { isBusy, result, setResult, addAll } = useAdding(chosen, isAgreed);
  const { toggleNotification } = useNotification();
  const [isLeaving, setLeaving] = useState(false);
  const [needsCaption, setNeedsCaption] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const tick = useRef<HTMLDivElement>(null);

  const refused = images.filter(({ state }) => state === 'refused');
  const listed = images.filter(({ state }) => state !== 'refused');
  const uploaded = listed.filter(({ state }) => state === 'uploaded');
  const isUploading = listed.some(({ state }) => state === 'waiting');

  function take(files: FileList): void {
    if (files.length === 0 || isBusy) return;
    const isTooMany = files.length > MAX_IMAGES - images.length;
    const text = `At most ${MAX_IMAGES} at once: add the others after these.`;
    setResult(isTooMany ? { text, isBroken: false } : undefined);
    // The tick was set for the pictures that were chosen before.
    setAgreed(false);
    choose(files);
  }

  async function add(way: WayToAdd): Promise<void> {
    const empty = uploaded.find(({ caption }) => caption.trim() === '');
    if (way.isLive && empty) {
      setNeedsCaption(true);
      const row = list.current?.querySelectorAll('li')[listed.indexOf(empty)];
      row?.querySelector('input')?.focus();
      return;
    }
    if (way.isLive && !isAgreed) {
      setNeedsPermission(true);
      tick.current?.querySelector('button')?.focus();
      return;
    }
    const added = await addAll(uploaded, way);
    onAdded?.(added);
    if (added.length < images.length) return;
    toggleNotification({
      type: 'success',
      message: `${way.done}: ${pictureCount(added)}. ${way.next}`,
      ...(way.link && { link: way.link }),
    });
    onClose();
  }

  function close(): void {
    if (isBusy) return;
    if (listed.length > 0) setLeaving(true);
    else throwAway();
  }

  function throwAway(): void {
    leaveOut(images);
    onClose();
  }

  return (
    <OpenDialog title={title} onClose={close}>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <ChooseImages
            isFirst={images.length === 0}
            isBusy={isBusy}
            needed={needed}
            onChoose={take}
          />
          {refused.length > 0 && (
            <RefusedImages
              images={refused}
              isBusy={isBusy}
              onAdd={(key) => change(key, { state: 'uploaded', problem: '' })}
            />
          )}
          {listed.length > 0 && <Typography>{missingWords(listed, areEntries)}</Typography>}
          <Flex tag="ul" ref={list} direction="column" alignItems="stretch" gap={3}>
            {listed.map((image) => (
              <ImageRow
                key={image.key}
                image={image}
                needed={needed}
                hasCaption={areEntries}
                needsCaption={needsCaption}
                isBusy={isBusy}
                onWrite={(words) => change(image.key, words)}
                onLeaveOut={() => leaveOut([image])}
              />
            ))}
          </Flex>
          {areEntries && listed.length > 0 && (
            <Field.Root ref={tick} id={TICK} error={needsPermission && !isAgreed && NOT_AGREED}>
              <Checkbox
                aria-describedby={`${TICK}-error`}
                checked={isAgreed}
                disabled={isBusy}
                onCheckedChange={(checked) => setAgreed(checked === true)}
              >
                {permission.label}
              </Checkbox>
              <Field.Error />
            </Field.Root>
          )}
        </Flex>
      </Modal.Body>
      <UploadStatus images={images} result={result} isBusy={isBusy} onRetry={retry} />
      <Modal.Footer>
        {isLeaving ? (
          <ThrowAway images={listed} onStay={() => setLeaving(false)} onLeave={throwAway} />
        ) : (
          <>
            <Button variant="tertiary" disabled={isBusy} onClick={close}>
              {listed.length > 0 ? 'Cancel' : 'Close'}
            </Button>
            <Flex gap={2} wrap="wrap" justifyContent="flex-end" paddingLeft={2}>
              {ways.map((way) => (
                <Button
                  key={way.done}
                  variant={way.isMain ? 'default' : 'secondary'}
                  loading={isBusy}
                  disabled={uploaded.length === 0 || isUploading}
                  onClick={() => add(way)}
                >
                  {way.label(uploaded.length || '')}
                </Button>
              ))}
            </Flex>
          </>
        )}
      </Modal.Footer>
    </OpenDialog>
  );
}

interface ThrowAwayProps {
  readonly images: readonly ChosenImage[];
  onStay(): void;
  onLeave(): void;
}

/** Asks before what was chosen and written is lost. */
function ThrowAway({ images, onStay, onLeave }: ThrowAwayProps) {
  return (
    <>
      <Typography>{`Throw away ${pictureCount(images)} and what you wrote?`}</Typography>
      <Flex gap={2} wrap="wrap" justifyContent="flex-end" paddingLeft={2}>
        <Button variant="tertiary" onClick={onStay}>
          Go on writing
        </Button>
        <Button variant="danger" onClick={onLeave}>
          Throw away
        </Button>
      </Flex>
    </>
  );
}

function missingWords(images: readonly ChosenImage[], hasCaption: boolean): string {
  const count = (field: 'caption' | 'alternativeText') =>
    images.filter((image) => image[field].trim() === '').length;
  const captions = hasCaption ? `without a caption: ${count('caption')}, ` : '';
  return `${pictureCount(images)}; ${captions}without an alternative text: ${count('alternativeText')}.`;
}
