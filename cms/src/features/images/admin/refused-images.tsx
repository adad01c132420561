import { Box, TextButton, Typography } from '@strapi/design-system';
import type { ChosenImage } from './chosen-images';

interface RefusedImagesProps {
  readonly images: readonly ChosenImage[];
  readonly isBusy: boolean;
  onAddAnyway(image: ChosenImage): void;
}

export function RefusedImages({ images, isBusy, onAddAnyway }: RefusedImagesProps) {
  return (
    <Box background="danger100" padding={4} hasRadius role="alert">
      <Typography tag="h3" fontWeight="bold">
        Left out
      </Typography>
      <ul>
        {images.map((image) => (
          <Box tag="li" key={image.preview} paddingTop={2}>
            <Typography tag="p" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
              {image.name}
            </Typography>
            <Typography>{image.problem}</Typography>{' '}
            {image.stored && (
              <TextButton
                aria-label={`Add ${image.name} all the same`}
                disabled={isBusy}
                onClick={() => onAddAnyway(image)}
              >
                Add it all the same
              </TextButton>
            )}
          </Box>
        ))}
      </ul>
    </Box>
  );
}
