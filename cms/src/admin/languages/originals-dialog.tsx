import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { Compared } from '../content/compared';
import type { OpenEntry } from '../content/entry-api';
import { useConfirmation, useOriginalsQuery } from './originals-api';

interface OriginalsDialogProps {
  readonly translation: OpenEntry;
  /** The language of the translation. */
  readonly language: string;
  readonly onClose: () => void;
}

/** A dialog with the English as it was when the translation was last right, beside the English of now. */
export function OriginalsDialog({ translation, language, onClose }: OriginalsDialogProps) {
  const { data, isError } = useOriginalsQuery(translation, { refetchOnMountOrArgChange: true });
  const permissions = useAuth('OriginalsDialog', (state) => state.permissions);
  const { confirm, isLoading } = useConfirmation(translation);
  const mayWrite = permissions.some(
    ({ action, subject }) => subject === translation.model && action.endsWith('.explorer.update'),
  );

  async function keep(seen: string): Promise<void> {
    if (await confirm({ seen }, `Noted: the ${language} is still right.`)) onClose();
  }

  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>What changed in English</Modal.Title>
        </Modal.Header>
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
          <Modal.Close>
            <Button variant="tertiary">Close</Button>
          </Modal.Close>
          {data && data.changed.length > 0 && (
            <Button disabled={!mayWrite} loading={isLoading} onClick={() => keep(data.seen)}>
              It is still right
            </Button>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
