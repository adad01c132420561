import { type ChangeObject, diffArrays } from 'diff';

/** After this time the diff gives up and marks both texts as a whole. */
const COMPARE_TIMEOUT_MS = 500;

export interface DiffText {
  readonly text: string;
  readonly added: boolean;
  readonly removed: boolean;
}

export type WordDiff = readonly ChangeObject<string[]>[];

/** Splits texts at blanks. `diffWordsWithSpace` of the package knows only Latin words and would split Indian ones. */
export function diffWords(
  before: string,
  after: string,
  timeoutMs: number = COMPARE_TIMEOUT_MS,
): WordDiff {
  const oldWords = wordsAndBlanks(before);
  const newWords = wordsAndBlanks(after);
  return (
    diffArrays(oldWords, newWords, { timeout: timeoutMs }) ?? [
      { value: oldWords, count: oldWords.length, removed: true, added: false },
      { value: newWords, count: newWords.length, removed: false, added: true },
    ]
  );
}

function wordsAndBlanks(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? [];
}

export function linesOf(words: WordDiff): DiffText[][] {
  const lines: DiffText[][] = [[]];
  for (const { value, added, removed } of words) {
    for (const [index, text] of value.join('').split('\n').entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ text, added, removed });
    }
  }
  return lines;
}

export function hasVisibleChange(line: readonly DiffText[]): boolean {
  return line.some(({ text, added, removed }) => (added || removed) && text.trim() !== '');
}

/** Whether an old word stands directly before the new one, so that both would read as one. */
export function needsBlankBetween(
  before: DiffText | undefined,
  { text, added }: DiffText,
): boolean {
  return Boolean(before?.removed && added && /\S$/.test(before.text) && /^\S/.test(text));
}
