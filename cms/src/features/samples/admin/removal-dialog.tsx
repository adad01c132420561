import { Button, Checkbox, Flex, Modal, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSucceededOrNotify } from '../../../admin/platform/error-message';
import { CloseButton, OpenDialog } from '../../../admin/platform/open-dialog';
import { sharedComponents } from '../../../admin/platform/shared-components';
import type { SampleEntries } from '../server/samples';
import { samplesApi } from './samples-api';

interface RemovalDialogProps {
  readonly samples: readonly SampleEntries[];
  onRemoved(): Promise<unknown>;
  onClose(): void;
}

/** Removes the sample's entries of the types that stay ticked. */
export function RemovalDialog({ samples, onRemoved, onClose }: RemovalDialogProps) {
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const [forGood, setForGood] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [removeSamples] = samplesApi.useRemoveSamplesMutation();
  const { toggleNotification } = useNotification();
  const succeededOrNotify = useSucceededOrNotify();
  const { BinNote } = sharedComponents;
  const uids = samples.map(({ uid }) => uid).filter((uid) => !unticked.includes(uid));

  function setTicked(uid: string, isTicked: boolean): void {
    const others = unticked.filter((each) => each !== uid);
    setUnticked(isTicked ? others : [...others, uid]);
  }

  async function remove(): Promise<void> {
    setRemoving(true);
    const result = await removeSamples({ uids, forGood });
    setRemoving(false);
    if (!succeededOrNotify(result, 'Nothing was removed. Please try again.')) return;
    const { removed, files } = result.data;
    const message = forGood
      ? `${removed} entries and ${files} files are deleted.`
      : `${removed} entries are removed. Their pictures stay in the media library.`;
    toggleNotification({ type: 'success', message });
    onClose();
    // The list is read again only here, since what a mutation makes stale waits for every other request of
    // the page.
    await onRemoved();
  }

  return (
    <OpenDialog title="Remove the sample content?" onClose={onClose}>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={3}>
          {samples.map((sample) => (
            <Checkbox
              key={sample.uid}
              checked={uids.includes(sample.uid)}
              disabled={isRemoving}
              onCheckedChange={(checked) => setTicked(sample.uid, checked === true)}
            >
              {sampleInWords(sample)}
            </Checkbox>
          ))}
          <Typography variant="pi">Visitors do not see them any more.</Typography>
          {BinNote && !forGood && <BinNote />}
          <Checkbox
            checked={forGood}
            disabled={isRemoving}
            onCheckedChange={(checked) => setForGood(checked === true)}
          >
            Delete them for good, with their pictures and files: nothing brings them back
          </Checkbox>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <CloseButton label="Cancel" />
        <Button variant="danger" disabled={uids.length === 0} loading={isRemoving} onClick={remove}>
          Remove
        </Button>
      </Modal.Footer>
    </OpenDialog>
  );
}

function sampleInWords({ type, count, kept }: SampleEntries): string {
  const found = `${type}: ${count}`;
  if (kept === 0) return found;
  return `${found}; ${kept === 1 ? '1 that was changed stays' : `${kept} that were changed stay`}`;
}
