/** A paragraph is a text, or a link alone. */
export type Paragraph = string | { readonly label: string; readonly url: string };

/** A person's name within a sentence. */
export const MAX_NAME_LETTERS = 60;

/** Each control, format or separator character but line breaks, and the joiners of Indian scripts. */
const UNPRINTABLE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * The parts of a mail. Names, titles and sentences in it are what somebody wrote: no mark-up of theirs reaches
 * the reader.
 */
export function mailParts(paragraphs: readonly Paragraph[]): { text: string; html: string } {
  const written = paragraphs.filter((each) => each !== '');
  return {
    text: written
      .map((each) => (typeof each === 'string' ? printable(each) : each.url))
      .join('\n\n'),
    html: written.map((each) => `<p>${htmlOf(each)}</p>`).join('\n'),
  };
}

/** The text on one line of at most so many letters: a header of a mail, or a name within a sentence. */
export function oneLine(text: string, maxLetters: number): string {
  const line = printable(text).replace(/\s+/g, ' ').trim();
  return line.length > maxLetters ? `${line.slice(0, maxLetters)}…` : line;
}

function htmlOf(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') {
    return escaped(printable(paragraph)).replaceAll('\n', '<br>\n');
  }
  return `<a href="${escaped(paragraph.url)}">${escaped(paragraph.label)}</a>`;
}

function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(UNPRINTABLE, ' ');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
