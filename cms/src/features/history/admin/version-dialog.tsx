import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useForm, useNotification } from '@strapi/strapi/admin';
import { SideBySideDiff } from '../../../admin/platform/diff';
import { READ_ON_MOUNT } from '../../../admin/platform/entry-api';
import { useSucceededOrNotify } from '../../../admin/platform/error-message';
import { CloseButton, OpenDialog } from '../../../admin/platform/open-dialog';
import type { VersionDialogProps } from '../../../admin/platform/shared-components';
import { type ChangedField, useBringBackMutation, useComparisonQuery } from './version-api';

/** The dialog that shows a version beside today's draft, field by field. */
export function VersionDialog({ version, title, onClose }: VersionDialogProps) {
  const { data: comparison, isError } = useComparisonQuery(version, READ_ON_MOUNT);
  const fields = comparison?.fields;
  const isModified = useForm('VersionDialog', (state) => state.modified);
  const [bringBack, { isLoading }] = useBringBackMutation();
  const { toggleNotification } = useNotification();
  const succeededOrNotify = useSucceededOrNotify();

  async function bring(field?: string): Promise<void> {
    if (!comparison) return;
    const result = await bringBack({ ...version, field, digest: comparison.digest });
    if (!succeededOrNotify(result, 'Nothing was brought back. Please try again.')) return;
    const { missing } = result.data;
    const done = 'It is in the draft again. Visitors see it when you publish.';
    const type = missing.length > 0 ? 'warning' : 'success';
    toggleNotification({ type, message: [done, ...missing].join(' ') });
    if (field === undefined) onClose();
  }

  const isOff = isModified || isLoading;
  return (
    <OpenDialog title={title} onClose={onClose}>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={6}>
          {isError && <Typography>This version is no longer kept. Load the page again.</Typography>}
          {fields?.length === 0 && <Typography>The draft is the same now.</Typography>}
          {fields?.map((changed) => (
            <Change
              key={changed.field}
              changed={changed}
              isOff={isOff}
              onBringBack={() => bring(changed.field)}
            />
          ))}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <CloseButton label="Close" />
        {isModified && (
          <Typography variant="pi">Save or discard what you changed here first.</Typography>
        )}
        <Button disabled={isOff || !fields?.length} onClick={() => bring()}>
          Bring back all of it
        </Button>
      </Modal.Footer>
    </OpenDialog>
  );
}

interface ChangeProps {
  readonly changed: ChangedField;
  readonly isOff: boolean;
  readonly onBringBack: () => void;
}

function Change({ changed: { label, before, after }, isOff, onBringBack }: ChangeProps) {
  return (
    <Box tag="section" aria-label={label}>
      <Flex justifyContent="space-between" paddingBottom={2}>
        <Typography tag="h3" variant="omega" fontWeight="bold">
          {label}
        </Typography>
        <Button
          variant="secondary"
          size="S"
          disabled={isOff}
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
