import { Box, Field, Flex, TextButton, TextInput, Typography } from '@strapi/design-system';
import { SmallText } from '../../../admin/platform/small-text';
import { type ImageSize, shapeProblem } from '../../../views/image-size';
import type { ChosenImage } from './chosen-images';
import type { Words } from './image-requests';

interface ImageRowProps {
  readonly image: ChosenImage;
  readonly needed: ImageSize;
  readonly hasCaption: boolean;
  /** Whether a caption that is not there yet is marked as missing. */
  readonly needsCaption: boolean;
  readonly isBusy: boolean;
  onWrite(words: Partial<Words>): void;
  onLeaveOut(): void;
}

/** A row with one of the chosen images and its texts. */
export function ImageRow(props: ImageRowProps) {
  const { image, needed, hasCaption, needsCaption, isBusy, onWrite, onLeaveOut } = props;
  const { key, name, preview, state, stored, problem, caption, alternativeText } = image;
  const isMissing = needsCaption && caption.trim() === '';
  return (
    <Box tag="li" padding={4} background="neutral0" borderColor="neutral200" hasRadius>
      <Flex role="group" aria-label={name} gap={4} wrap="wrap" alignItems="flex-start">
        <Box
          tag="img"
          src={preview}
          alt=""
          loading="lazy"
          decoding="async"
          flex="1 1 16rem"
          background="neutral150"
          hasRadius
          minWidth="0"
          style={{ aspectRatio: '3 / 2', objectFit: 'cover' }}
        />
        <Flex direction="column" alignItems="stretch" gap={3} flex="3 1 24rem" minWidth="0">
          <Flex justifyContent="space-between" gap={2}>
            <Typography variant="pi" textColor="neutral600" ellipsis>
              {state === 'uploaded' ? name : `${name}: ${STATES[state]}`}
            </Typography>
            <TextButton
              aria-label={`Leave out ${name}`}
              disabled={isBusy}
              onClick={onLeaveOut}
              style={{ flexShrink: 0 }}
            >
              Leave out
            </TextButton>
          </Flex>
          {stored && shapeProblem(stored, needed) && (
            <SmallText text={shapeProblem(stored, needed)} />
          )}
          {hasCaption && (
            <Field.Root name={`caption-${key}`} error={isMissing && 'Write a caption.'} required>
              <Field.Label>Caption</Field.Label>
              <TextInput
                value={caption}
                disabled={isBusy}
                onChange={({ currentTarget }) => onWrite({ caption: currentTarget.value })}
              />
              <Field.Error />
            </Field.Root>
          )}
          <Field.Root name={`alternative-text-${key}`}>
            <Field.Label>Alternative text</Field.Label>
            <TextInput
              value={alternativeText}
              disabled={isBusy}
              onChange={({ currentTarget }) => onWrite({ alternativeText: currentTarget.value })}
            />
          </Field.Root>
          {problem && (
            <Typography role="alert" variant="pi" textColor="danger600">
              {problem}
            </Typography>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}

const STATES = { waiting: 'uploading', unsent: 'not uploaded', refused: 'left out' } as const;
