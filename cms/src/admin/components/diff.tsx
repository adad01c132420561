import { Box, Grid, Typography } from '@strapi/design-system';
import { Fragment, useMemo } from 'react';
import type { ShownValue } from '../../versions/compare.ts';
import {
  type DiffText,
  diffWords,
  hasVisibleChange,
  linesOf,
  needsBlankBetween,
  type WordDiff,
} from './word-diff.ts';

export function SideBySideDiff({
  before,
  after,
}: Readonly<{ before: ShownValue; after: ShownValue }>) {
  const words = useMemo(() => diffWords(before.text, after.text), [before.text, after.text]);
  return (
    <Grid.Root gap={4}>
      <Side heading="Was" words={words.filter(({ added }) => !added)} files={before.files} />
      <Side heading="Is now" words={words.filter(({ removed }) => !removed)} files={after.files} />
    </Grid.Root>
  );
}

interface InlineDiffProps {
  readonly before: string;
  readonly after: string;
  readonly onlyChangedLines: boolean;
}

export function InlineDiff({ before, after, onlyChangedLines }: InlineDiffProps) {
  const lines = useMemo(() => linesOf(diffWords(before, after)), [before, after]);
  const shownLines = onlyChangedLines ? lines.filter(hasVisibleChange) : lines;
  return (
    <Typography tag="div" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {shownLines.map((line, lineIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
        <Box key={lineIndex} minHeight="1.6rem">
          {line.map((run, runIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the runs of text never change their order
            <Fragment key={runIndex}>
              {needsBlankBetween(line[runIndex - 1], run) && ' '}
              <MarkedText {...run} />
            </Fragment>
          ))}
        </Box>
      ))}
    </Typography>
  );
}

/** Underlines new text and strikes removed text through, since not all people see the colours. */
function MarkedText({ text, added, removed }: DiffText) {
  if (!added && !removed) return text;
  return (
    <Box
      tag={added ? 'ins' : 'del'}
      background={added ? 'success100' : 'danger100'}
      color={added ? 'success700' : 'danger700'}
      style={{ textDecoration: added ? 'underline' : 'line-through' }}
    >
      {text}
    </Box>
  );
}

interface SideProps extends Pick<ShownValue, 'files'> {
  readonly heading: string;
  readonly words: WordDiff;
}

function Side({ heading, words, files }: SideProps) {
  const isEmpty = words.length === 0 && files.length === 0;
  return (
    <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
      <Typography variant="sigma" textColor="neutral600">
        {heading}
      </Typography>
      <Box background="neutral100" padding={3} hasRadius>
        {isEmpty && <Typography textColor="neutral600">Empty</Typography>}
        <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {words.map(({ value, added, removed }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words never change their order
            <MarkedText key={index} text={value.join('')} added={added} removed={removed} />
          ))}
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
