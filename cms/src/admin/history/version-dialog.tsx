import { Box, Button, Flex, Grid, Modal, Typography } from '@strapi/design-system';
import { useForm, useNotification } from '@strapi/strapi/admin';
import { type ChangeObject, diffArrays } from 'diff';
import type { Shown } from '../../history/compare';
import { type ChangedField, useBringBackMutation, useComparisonQuery } from './version-api';

/** Two texts whose comparison takes longer are marked as a whole. */
const COMPARE_LIMIT_MS = 500;

interface VersionDialogProps {
  readonly entry: { readonly model: string; readonly documentId: string; readonly id: number };
  readonly title: string;
  readonly onClose: () => void;
}

/** What an entry was beside what it is, field by field. */
export function VersionDialog({ entry, title, onClose }: VersionDialogProps) {
  const { data: fields, isError } = useComparisonQuery(entry, { refetchOnMountOrArgChange: true });
  const isModified = useForm('VersionDialog', (state) => state.modified);
  const [bringBack, { isLoading }] = useBringBackMutation();
  const { toggleNotification } = useNotification();

  async function bring(field?: string): Promise<void> {
    const result = await bringBack({ ...entry, field });
    if ('error' in result) {
      const message = result.error?.message ?? 'Nothing was brought back. Please try again.';
      toggleNotification({ type: 'danger', message });
      return;
    }
    const { missing } = result.data;
    const done = 'It is in the draft again. Visitors see it when you publish.';
    const type = missing.length > 0 ? 'warning' : 'success';
    toggleNotification({ type, message: [done, ...missing].join(' ') });
    if (field === undefined) onClose();
  }

  const isOff = isModified || isLoading;
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={6}>
            {isError && (
              <Typography>This version is no longer kept. Load the page again.</Typography>
            )}
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
          <Modal.Close>
            <Button variant="tertiary">Close</Button>
          </Modal.Close>
          {isModified && (
            <Typography variant="pi">Save or discard what you changed here first.</Typography>
          )}
          <Button disabled={isOff || !fields?.length} onClick={() => bring()}>
            Bring back all of it
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

interface ChangeProps {
  readonly changed: ChangedField;
  readonly isOff: boolean;
  readonly onBringBack: () => void;
}

function Change({ changed: { label, was, is }, isOff, onBringBack }: ChangeProps) {
  const pieces = comparedWords(was.text, is.text);
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
      <Grid.Root gap={4}>
        <Side
          heading="Was"
          pieces={pieces.filter(({ added }) => !added)}
          files={was.files}
          colour="success200"
        />
        <Side
          heading="Is now"
          pieces={pieces.filter(({ removed }) => !removed)}
          files={is.files}
          colour="danger200"
        />
      </Grid.Root>
    </Box>
  );
}

type Pieces = readonly ChangeObject<string[]>[];

/** Words, and the blanks between them, that were removed, added or stayed. */
function comparedWords(was: string, is: string): Pieces {
  const [before, now] = [wordsOf(was), wordsOf(is)];
  return (
    diffArrays(before, now, { timeout: COMPARE_LIMIT_MS }) ?? [
      { value: before, count: before.length, removed: true, added: false },
      { value: now, count: now.length, removed: false, added: true },
    ]
  );
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? [];
}

interface SideProps extends Pick<Shown, 'files'> {
  readonly heading: string;
  readonly pieces: Pieces;
  readonly colour: 'success200' | 'danger200';
}

function Side({ heading, pieces, files, colour }: SideProps) {
  const isEmpty = pieces.length === 0 && files.length === 0;
  return (
    <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
      <Typography variant="sigma" textColor="neutral600">
        {heading}
      </Typography>
      <Box background="neutral100" padding={3} hasRadius>
        {isEmpty && <Typography textColor="neutral600">Empty</Typography>}
        <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {pieces.map(({ value, added, removed }, index) =>
            added || removed ? (
              // The pieces stay in their places.
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
              <Box key={index} tag="mark" background={colour} color="neutral800">
                {value.join('')}
              </Box>
            ) : (
              value.join('')
            ),
          )}
        </Typography>
        {files.map(({ name, url }) => (
          <Box key={url} tag="figure">
            <img src={url} alt={name} style={{ maxWidth: '100%', maxHeight: '20rem' }} />
            <Typography tag="figcaption" variant="pi">
              {name}
            </Typography>
          </Box>
        ))}
      </Box>
    </Grid.Item>
  );
}
