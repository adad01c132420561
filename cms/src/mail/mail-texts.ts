export type Paragraph = string | { readonly label: string; readonly url: string };

export const MAX_NAME_LETTERS_IN_MAIL = 60;

/** Matches control, format and separator characters, but not line breaks and the joiners of Indian scripts. */
const UNPRINTABLE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Makes the text and the HTML of a mail. Escapes everything, because people wrote parts of it. */
export function mailParts(paragraphs: readonly Paragraph[]): { text: string; html: string } {
  const filled = paragraphs.filter((each) => each !== '');
  return {
    text: filled
      .map((each) => (typeof each === 'string' ? removeUnprintable(each) : each.url))
      .join('\n\n'),
    html: filled.map((each) => `<p>${htmlOf(each)}</p>`).join('\n'),
  };
}

/** Cuts a text to one line of at most `maxLetters`, for a header of a mail or a name within a sentence. */
export function oneLine(text: string, maxLetters: number): string {
  const line = removeUnprintable(text).replace(/\s+/g, ' ').trim();
  return line.length > maxLetters ? `${line.slice(0, maxLetters)}…` : line;
}

function htmlOf(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') {
    return escapeHtml(removeUnprintable(paragraph)).replaceAll('\n', '<br>\n');
  }
  return `<a href="${escapeHtml(paragraph.url)}">${escapeHtml(paragraph.label)}</a>`;
}

function removeUnprintable(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(UNPRINTABLE, ' ');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
