import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { listInWords } from '../../../platform/text/list-in-words';
import type { AddMessage } from './add-one-by-one';
import { type ChosenImage, countInWords } from './chosen-images';

interface UploadStatusProps {
  readonly images: readonly ChosenImage[];
  readonly message: AddMessage | undefined;
  readonly isBusy: boolean;
  onRetry(): void;
}

/** More names would fill the screen of a phone. */
const MAX_NAMES = 3;

/** Stays in view while the list of images scrolls. */
export function UploadStatus({ images, message, isBusy, onRetry }: UploadStatusProps) {
  const waiting = images.filter(({ state }) => state === 'waiting');
  const failed = images.filter(({ state }) => state === 'failed');
  const failedNames = failed.map(({ name }) => name);
  const hasFailedUploads = failed.length > 0 && waiting.length === 0;
  const isEmpty = !message && waiting.length === 0 && !hasFailedUploads;
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      shrink={0}
      padding={isEmpty ? 0 : 4}
      paddingLeft={5}
      paddingRight={5}
      background={hasFailedUploads || message?.isError ? 'danger100' : 'neutral0'}
    >
      <div role="status">
        {message && !message.isError && <Typography>{message.text}</Typography>}
        {waiting.length > 0 && (
          <Typography tag="p">
            {`Uploading: ${images.length - waiting.length} of ${images.length} are done. You can write in the meantime.`}
          </Typography>
        )}
      </div>
      {message?.isError && <ErrorText text={message.text} />}
      {hasFailedUploads && (
        <>
          <ErrorText
            text={`The connection broke. Not uploaded: ${listInWords(failedNames, MAX_NAMES)}. The others are there.`}
          />
          <Box paddingTop={2}>
            <Button variant="secondary" disabled={isBusy} onClick={onRetry}>
              {`Try again: ${countInWords(failed.length)}`}
            </Button>
          </Box>
        </>
      )}
    </Flex>
  );
}

function ErrorText({ text }: Readonly<{ text: string }>) {
  return (
    <Typography tag="p" role="alert" textColor="danger600" style={{ overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
}
