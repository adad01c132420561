import { Box, Button, Typography } from '@strapi/design-system';
import { type ChosenImage, countOf } from './chosen-images';
import type { Result } from './use-adding';

interface UploadStatusProps {
  readonly images: readonly ChosenImage[];
  readonly result: Result | undefined;
  readonly isBusy: boolean;
  onRetry(): void;
}

/** How far uploading and adding came, and where the connection broke, the way to go on. */
export function UploadStatus({ images, result, isBusy, onRetry }: UploadStatusProps) {
  const waiting = images.filter(({ state }) => state === 'waiting');
  const unsent = images.filter(({ state }) => state === 'unsent');
  const isBroken = unsent.length > 0 && waiting.length === 0;
  return (
    <>
      <Box role="status">
        {result && (
          <Typography textColor={result.isBroken ? 'danger600' : 'neutral800'}>
            {result.text}
          </Typography>
        )}
        {waiting.length > 0 && (
          <Typography>
            {`Uploading: ${images.length - waiting.length} of ${images.length} are done. You can write meanwhile.`}
          </Typography>
        )}
        {isBroken && (
          <Typography textColor="danger600">
            {`The connection broke. Not uploaded: ${unsent.map(({ name }) => name).join(', ')}. The others are there.`}
          </Typography>
        )}
      </Box>
      {isBroken && (
        <Box>
          <Button variant="secondary" disabled={isBusy} onClick={onRetry}>
            {`Try again: ${countOf(unsent)}`}
          </Button>
        </Box>
      )}
    </>
  );
}
