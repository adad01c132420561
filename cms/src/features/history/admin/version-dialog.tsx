import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useForm, useNotification } from '@strapi/strapi/admin';
import { CloseButton, ControlledDialog } from '../../../admin/components/dialogs.tsx';
import { SideBySideDiff } from '../../../admin/components/diff.tsx';
import type { VersionDialogProps } from '../../../admin/frame/feature.ts';
import { serverMessage } from '../../../admin/requests/server-message.ts';
import { READ_ON_MOUNT } from '../../../admin/requests/staff-api.ts';
import { useSucceededOrNotify } from '../../../admin/requests/use-succeeded-or-notify.ts';
import type { ChangedField } from '../../../versions/compare.ts';
import { useBringBackMutation, useComparisonQuery } from './history-api.ts';

const FAILURE_MESSAGE = 'The version could not be read. Load the page again.';

export function VersionDialog({ version, title, onClose }: VersionDialogProps) {
  const { data: comparison, error } = useComparisonQuery(version, READ_ON_MOUNT);
  const fields = comparison?.fields;
  const isModified = useForm('VersionDialog', (state) => state.modified);
  const [bringBack, { isLoading }] = useBringBackMutation();
  const { toggleNotification } = useNotification();
  const succeededOrNotify = useSucceededOrNotify();

  async function bringIntoDraft(field?: string): Promise<void> {
    if (!comparison) return;
    const result = await bringBack({ ...version, field, digest: comparison.digest });
    if (!succeededOrNotify(result, 'Nothing was brought back. Please try again.')) return;
    const { notRestored } = result.data;
    const draft = 'It is in the draft again. Visitors see it when you publish.';
    const type = notRestored.length > 0 ? 'warning' : 'success';
    toggleNotification({ type, message: [draft, ...notRestored].join(' ') });
    if (field === undefined) onClose();
  }

  const isDisabled = isModified || isLoading;
  return (
    <ControlledDialog title={title} onClose={onClose}>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={6}>
          {error && <Typography>{serverMessage(error) ?? FAILURE_MESSAGE}</Typography>}
          {fields?.length === 0 && <Typography>The draft is the same now.</Typography>}
          {fields?.map((changed) => (
            <ChangedFieldSection
              key={changed.field}
              changed={changed}
              isDisabled={isDisabled}
              onBringBack={() => bringIntoDraft(changed.field)}
            />
          ))}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <CloseButton label="Close" />
        {isModified && (
          <Typography variant="pi">Save or discard what you changed here first.</Typography>
        )}
        <Button disabled={isDisabled || !fields?.length} onClick={() => bringIntoDraft()}>
          Bring back all of it
        </Button>
      </Modal.Footer>
    </ControlledDialog>
  );
}

interface SectionProps {
  readonly changed: ChangedField;
  readonly isDisabled: boolean;
  onBringBack(): void;
}

function ChangedFieldSection({
  changed: { label, before, after },
  isDisabled,
  onBringBack,
}: SectionProps) {
  return (
    <Box tag="section" aria-label={label}>
      <Flex justifyContent="space-between" paddingBottom={2}>
        <Typography tag="h3" variant="omega" fontWeight="bold">
          {label}
        </Typography>
        <Button
          variant="secondary"
          size="S"
          disabled={isDisabled}
          aria-label={`Bring back ${label}`}
          onClick={onBringBack}
        >
          Bring back
        </Button>
      </Flex>
      <SideBySideDiff before={before} after={after} />
    </Box>
  );
}
