import { Button, Checkbox, Flex, Modal, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { CloseButton, ControlledDialog } from '../../../admin/components/dialogs.tsx';
import { useProvidedComponent } from '../../../admin/frame/provided-components.ts';
import { useSelection } from '../../../admin/hooks/use-selection.ts';
import { useSucceededOrNotify } from '../../../admin/requests/use-succeeded-or-notify.ts';
import type { SampleCounts } from '../server/samples.ts';
import { useRemoveSamplesMutation } from './make-it-yours-api.ts';
import { removedInWords, sampleInWords } from './removal-texts.ts';

interface RemovalDialogProps {
  readonly samples: readonly SampleCounts[];
  onRemoved(): Promise<unknown>;
  onClose(): void;
}

export function RemovalDialog({ samples, onRemoved, onClose }: RemovalDialogProps) {
  const { selectedIds: uids, checkboxFor } = useSelection(samples.map(({ uid }) => uid));
  const [forGood, setForGood] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const [removeSamples] = useRemoveSamplesMutation();
  const { toggleNotification } = useNotification();
  const succeededOrNotify = useSucceededOrNotify();
  const BinNote = useProvidedComponent('BinNote');

  async function remove(): Promise<void> {
    setIsRemoving(true);
    const result = await removeSamples({ uids, forGood });
    setIsRemoving(false);
    if (!succeededOrNotify(result, 'Nothing was removed. Please try again.')) return;
    toggleNotification({ type: 'success', message: removedInWords(result.data, forGood) });
    onClose();
    // By itself RTK Query would read the samples again only when no other request of the page runs.
    await onRemoved();
  }

  return (
    <ControlledDialog title="Remove the sample content?" onClose={onClose}>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={3}>
          {samples.map((sample) => (
            <Checkbox key={sample.uid} {...checkboxFor(sample.uid)} disabled={isRemoving}>
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
    </ControlledDialog>
  );
}
