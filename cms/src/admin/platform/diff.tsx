import { Box, Grid, Typography } from '@strapi/design-system';
import { type ChangeObject, diffArrays } from 'diff';
import { useMemo } from 'react';
import type { ShownValue } from '../../versions/compare';

/** After this time the comparison is given up, and both texts are marked as a whole. */
const COMPARE_TIMEOUT_MS = 500;

/** Shows two values side by side, and marks the words that are not in both. */
export function SideBySideDiff({
  before,
  after,
}: Readonly<{ before: ShownValue; after: ShownValue }>) {
  const pieces = comparedWords(before.text, after.text);
  return (
    <Grid.Root gap={4}>
      <Side heading="Was" pieces={pieces.filter(({ added }) => !added)} files={before.files} />
      <Side
        heading="Is now"
        pieces={pieces.filter(({ removed }) => !removed)}
        files={after.files}
      />
    </Grid.Root>
  );
}

interface InlineDiffProps {
  readonly before: string;
  readonly after: string;
  /** Whether lines in which nothing changed are left out. */
  readonly onlyChangedLines: boolean;
}

/** Shows both texts in one: removed words are struck through, new words are underlined. */
export function InlineDiff({ before, after, onlyChangedLines }: InlineDiffProps) {
  const lines = useMemo(() => linesOf(comparedWords(before, after)), [before, after]);
  const shown = onlyChangedLines ? lines.filter(hasChange) : lines;
  return (
    <Typography tag="div" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {shown.map((line, index) => (
        // Lines and pieces stay in their places.
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
        <Box key={index} minHeight="1.6rem">
          {line.map((piece, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
            <Marked key={place} {...piece} />
          ))}
        </Box>
      ))}
    </Typography>
  );
}

interface Piece {
  readonly text: string;
  readonly added: boolean;
  readonly removed: boolean;
}

/** What came is underlined, what went is struck through: not told by the colour alone. */
function Marked({ text, added, removed }: Piece) {
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

function linesOf(pieces: Pieces): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { value, added, removed } of pieces) {
    for (const [index, text] of value.join('').split('\n').entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ text, added, removed });
    }
  }
  return lines;
}

function hasChange(line: readonly Piece[]): boolean {
  return line.some(({ text, added, removed }) => (added || removed) && text.trim() !== '');
}

type Pieces = readonly ChangeObject<string[]>[];

/** Words, and the blanks between them, that were removed, added or stayed. */
function comparedWords(before: string, after: string): Pieces {
  const oldWords = wordsAndBlanks(before);
  const newWords = wordsAndBlanks(after);
  return (
    diffArrays(oldWords, newWords, { timeout: COMPARE_TIMEOUT_MS }) ?? [
      { value: oldWords, count: oldWords.length, removed: true, added: false },
      { value: newWords, count: newWords.length, removed: false, added: true },
    ]
  );
}

function wordsAndBlanks(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? [];
}

interface SideProps extends Pick<ShownValue, 'files'> {
  readonly heading: string;
  readonly pieces: Pieces;
}

function Side({ heading, pieces, files }: SideProps) {
  const isEmpty = pieces.length === 0 && files.length === 0;
  return (
    <Grid.Item col={6} xs={12} direction="column" alignItems="stretch">
      <Typography variant="sigma" textColor="neutral600">
        {heading}
      </Typography>
      <Box background="neutral100" padding={3} hasRadius>
        {isEmpty && <Typography textColor="neutral600">Empty</Typography>}
        <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {pieces.map(({ value, added, removed }, index) => (
            // The pieces stay in their places.
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
            <Marked key={index} text={value.join('')} added={added} removed={removed} />
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
