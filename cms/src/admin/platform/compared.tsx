import { Box, Grid, Typography } from '@strapi/design-system';
import { type ChangeObject, diffArrays } from 'diff';
import { useMemo } from 'react';
import type { ShownValue } from '../../versions/compare';

/** Two texts whose comparison takes longer are marked as a whole. */
const COMPARE_TIMEOUT_MS = 500;

/** What was and what is, side by side, with the words marked that are not in both. */
export function Compared({ was, is }: Readonly<{ was: ShownValue; is: ShownValue }>) {
  const pieces = comparedWords(was.text, is.text);
  return (
    <Grid.Root gap={4}>
      <Side heading="Was" pieces={pieces.filter(({ added }) => !added)} files={was.files} />
      <Side heading="Is now" pieces={pieces.filter(({ removed }) => !removed)} files={is.files} />
    </Grid.Root>
  );
}

interface ChangesProps {
  readonly was: string;
  readonly is: string;
  /** Whether lines in which nothing changed are left out. */
  readonly isShort: boolean;
}

/** What was and what is in one text: the words that went are struck through, those that came underlined. */
export function Changes({ was, is, isShort }: ChangesProps) {
  const lines = useMemo(() => linesOf(comparedWords(was, is)), [was, is]);
  const shown = isShort ? lines.filter(hasChange) : lines;
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
function comparedWords(was: string, is: string): Pieces {
  const [before, now] = [wordsAndBlanks(was), wordsAndBlanks(is)];
  return (
    diffArrays(before, now, { timeout: COMPARE_TIMEOUT_MS }) ?? [
      { value: before, count: before.length, removed: true, added: false },
      { value: now, count: now.length, removed: false, added: true },
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
