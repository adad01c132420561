import { Box, Field, Flex, TextButton, TextInput, Typography } from '@strapi/design-system';
import { SmallText } from '../../../admin/components/small-text';
import { shapeProblem } from '../../../content/files/image-size';
import type { ChosenImage } from './chosen-images';
import { MIN_SIZE } from './use-image-uploads';

interface ImageRowProps {
  readonly image: ChosenImage;
  readonly lacksCaption: boolean;
  readonly isBusy: boolean;
  onChange(texts: Partial<ChosenImage>): void;
  onLeaveOut(): void;
}

const STATE_LABELS = { waiting: 'uploading', failed: 'not uploaded', refused: 'left out' } as const;

export function ImageRow({ image, lacksCaption, isBusy, onChange, onLeaveOut }: ImageRowProps) {
  const { name, preview, state, stored, problem, caption, alternativeText } = image;
  const hint = stored && shapeProblem(stored, MIN_SIZE);
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
              {state === 'uploaded' ? name : `${name}: ${STATE_LABELS[state]}`}
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
          {hint && <SmallText text={hint} />}
          <Field.Root id={captionId(image)} error={lacksCaption && 'Write a caption.'} required>
            <Field.Label>Caption</Field.Label>
            <TextInput
              value={caption}
              disabled={isBusy}
              onChange={({ currentTarget }) => onChange({ caption: currentTarget.value })}
            />
            <Field.Error />
          </Field.Root>
          <Field.Root>
            <Field.Label>Alternative text</Field.Label>
            <TextInput
              value={alternativeText}
              disabled={isBusy}
              onChange={({ currentTarget }) => onChange({ alternativeText: currentTarget.value })}
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

export function captionId({ preview }: ChosenImage): string {
  return `caption-${preview}`;
}
