import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { Images } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import type { ImageSize } from '../../editing/checks/image-size';
import { refusalOf } from '../content/refusal-of';
import { ChooseImages } from './choose-images';
import { type ChosenImage, MAX_IMAGES, useChosenImages } from './chosen-images';
import { type StoredImage, useImageRequests } from './image-requests';
import { ImageRow } from './image-row';
import { RefusedImages } from './refused-images';

/** What a button below the images does with each of them. */
export interface WayToAdd {
  /** `Publish 3`; without a number where there is nothing to add. */
  label(count: number | ''): string;
  /** `Live`, as in “Live: 3 pictures.” */
  readonly done: string;
  /** What else an editor is told when all are added. */
  readonly next: string;
  readonly isMain?: boolean;
  readonly needsCaption?: boolean;
  add?(image: StoredImage, caption: string): Promise<void>;
}

interface AddSeveralProps {
  /** What the images are added to. */
  readonly title: string;
  readonly needed: ImageSize;
  readonly hasCaption: boolean;
  readonly ways: readonly WayToAdd[];
  /** What is there now, also where the connection broke before the last one. */
  onAdded(images: readonly StoredImage[]): void;
}

/** A button that opens the dialog in which many images get their words and are added together. */
export function AddSeveral(props: AddSeveralProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="S" startIcon={<Images />} onClick={() => setOpen(true)}>
        Add several
      </Button>
      {isOpen && <AddSeveralDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddSeveralDialog(props: AddSeveralProps & { readonly onClose: () => void }) {
  const { title, needed, hasCaption, ways, onAdded, onClose } = props;
  const { images, choose, change, retry, leaveOut, forget } = useChosenImages(needed);
  const { describe } = useImageRequests();
  const { toggleNotification } = useNotification();
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [needsCaption, setNeedsCaption] = useState(false);
  const [result, setResult] = useState<{ text: string; isBroken: boolean }>();
  const list = useRef<HTMLUListElement>(null);

  const inState = (...states: readonly ChosenImage['state'][]) =>
    images.filter(({ state }) => states.includes(state));
  const uploaded = inState('uploaded');
  const refused = inState('refused');
  const unsent = inState('unsent');
  const waiting = inState('waiting');
  const listed = inState('waiting', 'uploaded', 'unsent');

  function take(files: FileList): void {
    if (files.length === 0 || isBusy) return;
    const isTooMany = files.length > MAX_IMAGES - images.length;
    const text = `At most ${MAX_IMAGES} at once: add the others after these.`;
    setResult(isTooMany ? { text, isBroken: false } : undefined);
    choose(files);
  }

  async function add(way: WayToAdd): Promise<void> {
    const empty = uploaded.find(({ caption }) => caption.trim() === '');
    if (way.needsCaption && empty) {
      setNeedsCaption(true);
      const row = list.current?.querySelectorAll('li')[listed.indexOf(empty)];
      row?.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    setResult(undefined);
    const added: StoredImage[] = [];
    let isBroken = false;
    for (const image of uploaded) {
      const refusal = await addOne(image, way).then((stored) => {
        added.push(stored);
        forget([image]);
        return '';
      }, refusalOf);
      isBroken = refusal === undefined;
      // The first one without an answer ends it: the others would wait for none too.
      if (isBroken) break;
      if (refusal) change(image.key, { problem: refusal });
      setResult({ text: `${way.done}: ${countOf(added)}.`, isBroken });
    }
    setBusy(false);
    onAdded(added);
    if (isBroken) setResult({ text: brokenAfter(added, way), isBroken });
    if (added.length < images.length) return;
    toggleNotification({ type: 'success', message: `${way.done}: ${countOf(added)}. ${way.next}` });
    onClose();
  }

  async function addOne(image: ChosenImage, way: WayToAdd): Promise<StoredImage> {
    const { key, caption, alternativeText } = image;
    let { stored } = image;
    if (!stored) throw new Error('It is not uploaded.');
    if (alternativeText.trim() !== (stored.alternativeText ?? '')) {
      stored = await describe(stored, alternativeText.trim());
      change(key, { stored });
    }
    await way.add?.(stored, caption.trim());
    return stored;
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
    <Modal.Root open onOpenChange={close}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <ChooseImages
              isFirst={images.length === 0}
              isBusy={isBusy}
              needed={needed}
              onChoose={take}
            />
            <Box role="status">
              {result && (
                <Typography textColor={result.isBroken ? 'danger600' : 'neutral800'}>
                  {result.text}
                </Typography>
              )}
              {waiting.length > 0 && (
                <Typography>
                  {`Uploading: ${images.length - waiting.length} of ${images.length} are done. You can write meanwhile.`}
                </Typography>
              )}
              {unsent.length > 0 && waiting.length === 0 && (
                <Typography textColor="danger600">
                  {`The connection broke. Not uploaded: ${unsent.map(({ name }) => name).join(', ')}. The others are there.`}
                </Typography>
              )}
            </Box>
            {unsent.length > 0 && waiting.length === 0 && (
              <Box>
                <Button variant="secondary" disabled={isBusy} onClick={retry}>
                  {`Try again: ${countOf(unsent)}`}
                </Button>
              </Box>
            )}
            {refused.length > 0 && (
              <RefusedImages
                images={refused}
                isBusy={isBusy}
                onAdd={(key) => change(key, { state: 'uploaded', problem: '' })}
              />
            )}
            {listed.length > 0 && <Typography>{missingWords(listed, hasCaption)}</Typography>}
            <Flex tag="ul" ref={list} direction="column" alignItems="stretch" gap={3}>
              {listed.map((image) => (
                <ImageRow
                  key={image.key}
                  image={image}
                  needed={needed}
                  hasCaption={hasCaption}
                  needsCaption={needsCaption}
                  isBusy={isBusy}
                  onWrite={(words) => change(image.key, words)}
                  onLeaveOut={() => leaveOut([image])}
                />
              ))}
            </Flex>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          {isLeaving ? (
            <>
              <Typography>{`Throw away ${countOf(listed)} and what you wrote?`}</Typography>
              <Flex gap={2} wrap="wrap" justifyContent="flex-end" paddingLeft={2}>
                <Button variant="tertiary" onClick={() => setLeaving(false)}>
                  Go on writing
                </Button>
                <Button variant="danger" onClick={throwAway}>
                  Throw away
                </Button>
              </Flex>
            </>
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
                    disabled={uploaded.length === 0 || waiting.length > 0}
                    onClick={() => add(way)}
                  >
                    {way.label(uploaded.length || '')}
                  </Button>
                ))}
              </Flex>
            </>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function countOf({ length }: readonly unknown[]): string {
  return length === 1 ? '1 picture' : `${length} pictures`;
}

function missingWords(images: readonly ChosenImage[], hasCaption: boolean): string {
  const count = (field: 'caption' | 'alternativeText') =>
    images.filter((image) => image[field].trim() === '').length;
  const captions = hasCaption ? `without a caption: ${count('caption')}, ` : '';
  return `${countOf(images)}; ${captions}without an alternative text: ${count('alternativeText')}.`;
}

function brokenAfter(added: readonly StoredImage[], { done }: WayToAdd): string {
  const there = added.length > 0 ? `${done}: ${countOf(added)}. ` : '';
  return `${there}The connection broke. What stands below is still to do: press the button again.`;
}
