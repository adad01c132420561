export interface Mark {
  readonly label: string;
  /** Stands before the marked words, or before each of their lines. */
  readonly before: string;
  readonly after?: string;
  readonly isOfLines?: boolean;
  /** What is marked where nothing is selected. */
  readonly otherwise: string;
}

export const MARKS: readonly Mark[] = [
  { label: 'Heading', before: '## ', isOfLines: true, otherwise: 'Heading' },
  { label: 'Smaller heading', before: '### ', isOfLines: true, otherwise: 'Heading' },
  { label: 'Bold', before: '**', after: '**', otherwise: 'words' },
  { label: 'Italic', before: '_', after: '_', otherwise: 'words' },
  { label: 'List', before: '- ', isOfLines: true, otherwise: 'First point' },
  { label: 'Numbered list', before: '1. ', isOfLines: true, otherwise: 'First point' },
  { label: 'Link', before: '[', after: '](https://)', otherwise: 'words' },
  { label: 'Quote', before: '> ', isOfLines: true, otherwise: 'A quotation' },
];

export function marked(
  selected: string,
  { before, after = '', isOfLines, otherwise }: Mark,
): string {
  const text = selected || otherwise;
  if (!isOfLines) return before + text + after;
  return text
    .split('\n')
    .map((line) => before + line)
    .join('\n');
}
