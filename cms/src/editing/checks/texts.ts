import { textLengths } from '../text-lengths';
import type { CheckedEntry, Finding } from './finding';

/** Texts that are too long for their place, and such that were pasted with marks of a page or of Markdown. */
export function textFindings(uid: string, entry: CheckedEntry): Finding[] {
  return Object.entries(textLengths[uid] ?? {}).flatMap(([field, most]) => {
    const text = entry.text(field);
    const found: Finding[] = [];
    if (text.length > most) {
      found.push({
        field,
        text: `This text is long: ${text.length} letters, where up to ${most} look best. On a phone it will fill much of the screen.`,
        blocks: false,
      });
    }
    if (/<\/?[a-z][^<>]*>|\*\*\S|\]\(https?:/i.test(text)) {
      found.push({
        field,
        text: 'There are signs such as <b>, ** or [ ]( ) in this text. Visitors will see them as they are: write plain text.',
        blocks: false,
      });
    }
    return found;
  });
}
