import { Box, Field, Flex, TextButton, TextInput, Typography } from '@strapi/design-system';
import { CHANGE_FILES_ACTION_ID } from '../../../access/rights.ts';
import { SmallText } from '../../../admin/components/small-text.tsx';
import { useHasRight } from '../../../admin/hooks/use-has-right.ts';
import { shapeProblem, sizeProblem } from '../../../content/files/image-size.ts';
import gallery from '../../../views/gallery.json';
import type { NewEntry } from './new-entries.ts';

const MIN_SIZE = gallery.fields.image.minImageSize;

interface NewEntryRowProps {
  readonly entry: NewEntry;
  readonly lacksCaption: boolean;
  readonly isBusy: boolean;
  onChange(text: Partial<NewEntry>): void;
  onLeaveOut(): void;
}

export function NewEntryRow(props: NewEntryRowProps) {
  const { entry, lacksCaption, isBusy, onChange, onLeaveOut } = props;
  const { image, caption, alternativeText, refusal } = entry;
  // The alternative text belongs to the file, not to the entry.
  const mayChangeFile = useHasRight({ action: CHANGE_FILES_ACTION_ID });
  const problems = [sizeProblem(image, MIN_SIZE), shapeProblem(image, MIN_SIZE)].filter(Boolean);
  return (
    <Box tag="li" padding={4} background="neutral0" borderColor="neutral200" hasRadius>
      <Flex role="group" aria-label={image.name} gap={4} wrap="wrap" alignItems="flex-start">
        <Box
          tag="img"
          src={image.thumbnailUrl}
          alt=""
          loading="lazy"
          flex="1 1 16rem"
          background="neutral150"
          hasRadius
          minWidth="0"
          style={{ aspectRatio: '3 / 2', objectFit: 'contain' }}
        />
        <Flex direction="column" alignItems="stretch" gap={3} flex="3 1 24rem" minWidth="0">
          <Flex justifyContent="space-between" gap={2}>
            <Typography variant="pi" textColor="neutral600" ellipsis>
              {image.name}
            </Typography>
            <TextButton
              aria-label={`Leave out ${image.name}`}
              disabled={isBusy}
              onClick={onLeaveOut}
              style={{ flexShrink: 0 }}
            >
              Leave out
            </TextButton>
          </Flex>
          {problems.map((text) => (
            <SmallText key={text} color="danger600" text={text} />
          ))}
          <Field.Root id={captionId(entry)} error={lacksCaption && 'Write a caption.'} required>
            <Field.Label>Caption</Field.Label>
            <TextInput
              value={caption}
              disabled={isBusy}
              onChange={({ currentTarget }) => onChange({ caption: currentTarget.value })}
            />
            <Field.Error />
          </Field.Root>
          <Field.Root hint={!mayChangeFile && 'Only an Editor can change it.'}>
            <Field.Label>Alternative text</Field.Label>
            <TextInput
              value={alternativeText}
              disabled={isBusy || !mayChangeFile}
              onChange={({ currentTarget }) => onChange({ alternativeText: currentTarget.value })}
            />
            <Field.Hint />
          </Field.Root>
          {refusal && (
            <Typography role="alert" variant="pi" textColor="danger600">
              {refusal}
            </Typography>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}

export function captionId({ image }: NewEntry): string {
  return `caption-${image.id}`;
}
