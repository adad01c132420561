import { Button, Checkbox, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { ControlledDialog } from '../../../admin/components/dialogs.tsx';
import { useMayPublish } from '../../../admin/hooks/use-has-right.ts';
import { useWarningBeforeLeaving } from '../../../admin/hooks/use-warning-before-leaving.ts';
import { publicSettings } from '../../../admin/requests/public-settings.ts';
import { LIST_PAGE_PATHS } from '../../../content/addresses/single-type-paths.ts';
import { GALLERY } from '../../../content/types.ts';
import permission from '../../../views/image-permission.json';
import type { ListedImage } from '../server/read-image-page.ts';
import {
  type AddMessage,
  addOneByOne,
  allAddedInWords,
  firstLack,
  hasNewText,
  isWithoutCaption,
  missingTextsInWords,
  type NewEntry,
  toNewEntries,
} from './new-entries.ts';
import { captionId, NewEntryRow } from './new-entry-row.tsx';
import { useSaveEntry } from './use-save-entry.ts';

const PERMISSION_ID = 'gallery-permission';
const NO_PERMISSION_MESSAGE =
  'Set the tick if this is so, or if nobody can be recognised. Otherwise leave the picture out, or save all as drafts.';

interface AddToGalleryDialogProps {
  readonly images: readonly ListedImage[];
  onClose(): void;
}

export function AddToGalleryDialog({ images, onClose }: AddToGalleryDialogProps) {
  const [entries, setEntries] = useState(() => toNewEntries(images));
  const [isPermissionSet, setIsPermissionSet] = useState(false);
  /** What the last press on “Publish” lacked. */
  const [missing, setMissing] = useState<'caption' | 'permission'>();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<AddMessage>();
  const mayPublish = useMayPublish(GALLERY);
  const saveEntry = useSaveEntry();
  const { toggleNotification } = useNotification();
  const hasUnsavedText = entries.some(hasNewText);
  useWarningBeforeLeaving(isBusy || hasUnsavedText);

  function update({ image }: NewEntry, values: Partial<NewEntry>): void {
    setEntries((previous) =>
      previous.map((entry) => (entry.image === image ? { ...entry, ...values } : entry)),
    );
  }

  function remove({ image }: NewEntry): void {
    setEntries((previous) => previous.filter((entry) => entry.image !== image));
  }

  /** Marks what a publication lacks, and moves the focus there. Returns whether something is missing. */
  function showMissing(): boolean {
    const lack = firstLack(entries, isPermissionSet);
    if (!lack) return false;
    setMissing(lack.what);
    document.getElementById(lack.entry ? captionId(lack.entry) : PERMISSION_ID)?.focus();
    return true;
  }

  async function addAll(publishes: boolean): Promise<void> {
    if (publishes && showMissing()) return;
    setIsBusy(true);
    setMessage(undefined);
    const addedCount = await addOneByOne(entries, publishes, {
      add: (entry) => saveEntry(entry, { publishes, isPermissionSet }),
      onAdded: remove,
      onRefused: (entry, refusal) => update(entry, { refusal }),
      onMessage: setMessage,
    });
    setIsBusy(false);
    if (addedCount < entries.length) return;
    const { siteUrl } = publicSettings;
    const hasLink = publishes && siteUrl !== '';
    toggleNotification({
      type: 'success',
      message: allAddedInWords(addedCount, publishes),
      link: hasLink
        ? { label: 'See the gallery', url: new URL(LIST_PAGE_PATHS.gallery, siteUrl).href }
        : undefined,
    });
    onClose();
  }

  function close(): void {
    if (isBusy) return;
    if (hasUnsavedText && !window.confirm('Throw away what you wrote?')) return;
    onClose();
  }

  const addButton = { loading: isBusy, disabled: entries.length === 0 };
  return (
    <ControlledDialog title="Add pictures to the gallery" onClose={close}>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography>{missingTextsInWords(entries)}</Typography>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
            {entries.map((entry) => (
              <NewEntryRow
                key={entry.image.id}
                entry={entry}
                lacksCaption={missing === 'caption' && isWithoutCaption(entry)}
                isBusy={isBusy}
                onChange={(text) => update(entry, text)}
                onLeaveOut={() => remove(entry)}
              />
            ))}
          </Flex>
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
        </Flex>
      </Modal.Body>
      <Flex
        role="status"
        shrink={0}
        padding={message ? 4 : 0}
        paddingLeft={5}
        paddingRight={5}
        background={message?.isError ? 'danger100' : 'neutral0'}
      >
        <Typography textColor={message?.isError ? 'danger600' : 'neutral800'}>
          {message?.text}
        </Typography>
      </Flex>
      <Modal.Footer>
        <Button variant="tertiary" disabled={isBusy} onClick={close}>
          Cancel
        </Button>
        <Flex gap={2} wrap="wrap" justifyContent="flex-end" paddingLeft={2}>
          <Button variant="secondary" {...addButton} onClick={() => addAll(false)}>
            {`Save ${entries.length} as drafts`}
          </Button>
          {mayPublish && (
            <Button {...addButton} onClick={() => addAll(true)}>
              {`Publish ${entries.length}`}
            </Button>
          )}
        </Flex>
      </Modal.Footer>
    </ControlledDialog>
  );
}
