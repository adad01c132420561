/** A piece of a text, and whether the other text has it too. */
export interface Piece {
  readonly text: string;
  readonly isShared: boolean;
}

/** Longer texts that differ from start to end are marked as a whole: comparing them takes too long. */
const MAX_COMPARISONS = 1_000_000;

/** Both texts in pieces: the longest row of words that both have is what did not change. */
export function changedWords(was: string, is: string): readonly [Piece[], Piece[]] {
  const [a, b] = [wordsOf(was), wordsOf(is)];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const shared = sharedWords(left, right);
  const pieces = (words: string[], middle: string[], side: 0 | 1) =>
    joined([
      ...words.slice(0, start).map((text) => ({ text, isShared: true })),
      ...middle.map((text, index) => ({ text, isShared: shared[side].has(index) })),
      ...words.slice(words.length - end).map((text) => ({ text, isShared: true })),
    ]);
  return [pieces(a, left, 0), pieces(b, right, 1)];
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

/** The places, on each side, of the words of the longest common row. */
function sharedWords(a: string[], b: string[]): readonly [Set<number>, Set<number>] {
  const shared = [new Set<number>(), new Set<number>()] as const;
  if (a.length * b.length > MAX_COMPARISONS) return shared;
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const longest = Math.max(at(i + 1, j), at(i, j + 1));
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : longest;
    }
  }
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      shared[0].add(i++);
      shared[1].add(j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return shared;
}

function joined(words: readonly Piece[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { text, isShared } of words) {
    const last = pieces.at(-1);
    if (last?.isShared === isShared)
      pieces[pieces.length - 1] = { text: last.text + text, isShared };
    else pieces.push({ text, isShared });
  }
  return pieces;
}
