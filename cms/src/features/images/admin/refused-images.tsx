import { Box, TextButton, Typography } from '@strapi/design-system';
import type { ChosenImage } from './chosen-images';

interface RefusedImagesProps {
  readonly images: readonly ChosenImage[];
  readonly isBusy: boolean;
  onAdd(key: number): void;
}

/**
 * Lists the images that are left out, each with its reason. One that is only small may be added all the same.
 */
export function RefusedImages({ images, isBusy, onAdd }: RefusedImagesProps) {
  return (
    <Box background="danger100" padding={4} hasRadius role="alert">
      <Typography tag="h3" fontWeight="bold">
        Left out
      </Typography>
      <ul>
        {images.map(({ key, name, stored, problem }) => (
          <Box tag="li" key={key} paddingTop={2}>
            <Typography tag="p" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography>{problem}</Typography>{' '}
            {stored && (
              <TextButton
                aria-label={`Add ${name} all the same`}
                disabled={isBusy}
                onClick={() => onAdd(key)}
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
