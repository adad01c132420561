import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { entryActionId } from '../../../access/entry-rights';
import { SideBySideDiff } from '../../../admin/platform/diff';
import { type FormEntryRef, READ_ON_MOUNT } from '../../../admin/platform/entry-api';
import { CloseButton, OpenDialog } from '../../../admin/platform/open-dialog';
import { useHasRight } from '../../../admin/platform/rights';
import { useConfirmation, useOriginalsQuery } from './originals-api';

interface OriginalsDialogProps {
  readonly translation: FormEntryRef;
  /** The language of the translation. */
  readonly language: string;
  readonly onClose: () => void;
}

/** A dialog with the English as it was when the translation was last right, beside the English of now. */
export function OriginalsDialog({ translation, language, onClose }: OriginalsDialogProps) {
  const { data, isError } = useOriginalsQuery(translation, READ_ON_MOUNT);
  const { confirm, isLoading } = useConfirmation(translation);
  const mayWrite = useHasRight()(entryActionId('update'), translation.uid);

  async function keep(digest: string): Promise<void> {
    if (await confirm({ digest }, `Noted: the ${language} is still right.`)) onClose();
  }

  return (
    <OpenDialog title="What changed in English" onClose={onClose}>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={6}>
          {isError && <Typography>It cannot be shown. Load the page again.</Typography>}
          {data?.changed.length === 0 && (
            <Typography>{`The ${language} is up to date with the English.`}</Typography>
          )}
          {data?.changed.map(({ field, label, before, after }) => (
            <Box tag="section" key={field} aria-label={label}>
              <Box paddingBottom={2}>
                <Typography tag="h3" variant="omega" fontWeight="bold">
                  {label}
                </Typography>
              </Box>
              <SideBySideDiff
                before={{ text: before, files: [] }}
                after={{ text: after, files: [] }}
              />
            </Box>
          ))}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <CloseButton label="Close" />
        {data && data.changed.length > 0 && (
          <Button disabled={!mayWrite} loading={isLoading} onClick={() => keep(data.digest)}>
            It is still right
          </Button>
        )}
      </Modal.Footer>
    </OpenDialog>
  );
}
