import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { type ChosenImage, pictureCount } from './chosen-images';
import type { Result } from './use-adding';

interface UploadStatusProps {
  readonly images: readonly ChosenImage[];
  readonly result: Result | undefined;
  readonly isBusy: boolean;
  onRetry(): void;
}

/** More names would fill the screen of a phone. Each picture below says for itself that it is not uploaded. */
const MAX_NAMES = 3;

/**
 * How far uploading and adding came, and where the connection broke, the way to go on. It stands below the list,
 * since that is scrolled while its words are written.
 */
export function UploadStatus({ images, result, isBusy, onRetry }: UploadStatusProps) {
  const waiting = images.filter(({ state }) => state === 'waiting');
  const unsent = images.filter(({ state }) => state === 'unsent');
  const isBroken = unsent.length > 0 && waiting.length === 0;
  const isEmpty = !result && waiting.length === 0 && !isBroken;
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      shrink={0}
      padding={isEmpty ? 0 : 4}
      paddingLeft={5}
      paddingRight={5}
      background={isBroken || result?.isBroken ? 'danger100' : 'neutral0'}
    >
      <div role="status">
        {result && !result.isBroken && <Typography>{result.text}</Typography>}
        {waiting.length > 0 && (
          <Typography tag="p">
            {`Uploading: ${images.length - waiting.length} of ${images.length} are done. You can write meanwhile.`}
          </Typography>
        )}
      </div>
      {result?.isBroken && <Broken text={result.text} />}
      {isBroken && (
        <>
          <Broken
            text={`The connection broke. Not uploaded: ${named(unsent)}. The others are there.`}
          />
          <Box paddingTop={2}>
            <Button variant="secondary" disabled={isBusy} onClick={onRetry}>
              {`Try again: ${pictureCount(unsent)}`}
            </Button>
          </Box>
        </>
      )}
    </Flex>
  );
}

function Broken({ text }: Readonly<{ text: string }>) {
  return (
    <Typography tag="p" role="alert" textColor="danger600" style={{ overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
}

function named(images: readonly ChosenImage[]): string {
  const names = images.slice(0, MAX_NAMES).map(({ name }) => name);
  const others = images.length - names.length;
  return others > 0 ? `${names.join(', ')} and ${others} more` : names.join(', ');
}
