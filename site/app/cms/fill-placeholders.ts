import type { Language } from '../languages.ts';
import type { Placeholder } from '../texts/placeholders.ts';

/** What stands for each placeholder; an empty text where the organisation has not said it. */
export type Details = Readonly<Record<Placeholder, string>>;

const PLACEHOLDER = /\{(\w+)\}/g;
const LIST_MARK = /^\s*(?:[-*+]|\d+[.)])\s/;
const HEADING = /^(#{1,6})\s/;

/**
 * Fills every text at any depth. A sentence that needs a detail which nobody has said is left out, and a heading
 * under which nothing stays (R47). An unknown placeholder stays as it is.
 */
export function fillTexts<T>(texts: T, details: Details, language: Language): T {
  const detailOf = new Map<string, string>(Object.entries(details));
  const lacksDetail = (text: string) =>
    [...text.matchAll(PLACEHOLDER)].some(([, name = '']) => detailOf.get(name) === '');
  const fill = (text: string) => {
    const kept = lacksDetail(text) ? withoutSentences(text, lacksDetail, language) : text;
    return kept.replace(PLACEHOLDER, (all, name) => detailOf.get(name) ?? all);
  };
  // Only texts change, so that the type stays.
  return JSON.parse(JSON.stringify(texts), (_key, value) =>
    typeof value === 'string' ? fill(value) : value,
  ) as T;
}

function withoutSentences(
  text: string,
  isLeftOut: (sentence: string) => boolean,
  language: Language,
): string {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  const keep = (part: string) =>
    [...sentences.segment(plain(part))]
      .map(({ segment, index }) => part.slice(index, index + segment.length))
      .filter((segment) => !isLeftOut(segment))
      .join('')
      .trim();
  const blocks = text.split(/\n{2,}/).map((block) => {
    if (!isLeftOut(block)) return block;
    const lines = block.split('\n');
    // Other lines of a paragraph are one text, as in Markdown.
    if (!lines.some((line) => LIST_MARK.test(line))) return keep(lines.join(' '));
    const items = lines.map((line) => {
      const [mark = ''] = LIST_MARK.exec(line) ?? [];
      const item = keep(line.slice(mark.length));
      return item === '' ? '' : mark + item;
    });
    return items.filter(Boolean).join('\n');
  });
  return withoutEmptySections(blocks.filter(Boolean)).join('\n\n');
}

/**
 * The text, as long as before, without what hides the ends of its sentences: the small letters of a placeholder at
 * the beginning of the next, and the signs of Markdown.
 */
function plain(text: string): string {
  return text.replace(PLACEHOLDER, (each) => 'X'.repeat(each.length)).replace(/[*_]/g, '"');
}

function withoutEmptySections(blocks: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const block of blocks.toReversed()) {
    const level = levelOf(block);
    const [next] = kept;
    const isEmpty =
      level > 0 && (next === undefined || (levelOf(next) > 0 && levelOf(next) <= level));
    if (!isEmpty) kept.unshift(block);
  }
  return kept;
}

/** Of a heading in Markdown; 0 for any other block. */
function levelOf(block: string): number {
  return HEADING.exec(block)?.[1]?.length ?? 0;
}
