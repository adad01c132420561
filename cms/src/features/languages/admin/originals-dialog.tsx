import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { entryRight } from '../../../access/entry-rights';
import { Compared } from '../../../admin/platform/compared';
import { type OpenEntry, READ_AGAIN } from '../../../admin/platform/entry-api';
import { CloseButton, OpenDialog } from '../../../admin/platform/open-dialog';
import { useRights } from '../../../admin/platform/rights';
import { useConfirmation, useOriginalsQuery } from './originals-api';

interface OriginalsDialogProps {
  readonly translation: OpenEntry;
  /** The language of the translation. */
  readonly language: string;
  readonly onClose: () => void;
}

/** A dialog with the English as it was when the translation was last right, beside the English of now. */
export function OriginalsDialog({ translation, language, onClose }: OriginalsDialogProps) {
  const { data, isError } = useOriginalsQuery(translation, READ_AGAIN);
  const { confirm, isLoading } = useConfirmation(translation);
  const mayWrite = useRights()(entryRight('update'), translation.model);

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
          {data?.changed.map(({ field, label, was, is }) => (
            <Box tag="section" key={field} aria-label={label}>
              <Box paddingBottom={2}>
                <Typography tag="h3" variant="omega" fontWeight="bold">
                  {label}
                </Typography>
              </Box>
              <Compared was={{ text: was, files: [] }} is={{ text: is, files: [] }} />
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
