import { views } from '../views/views';
import { type CheckedEntry, type Finding, warning } from './finding';

/** Texts that are too long for their place, or were pasted with the marks of a page or of Markdown. */
export function textFindings(uid: string, entry: CheckedEntry): Finding[] {
  return Object.entries(views[uid]?.fields ?? {}).flatMap(([field, { letters }]) => {
    if (letters === undefined) return [];
    const text = entry.text(field);
    const found: string[] = [];
    if (text.length > letters) {
      found.push(
        `This text is long: ${text.length} letters, where up to ${letters} look best. On a phone it will fill much of the screen.`,
      );
    }
    if (/<\/?[a-z][^<>]*>|\*\*\S|\]\(https?:/i.test(text)) {
      found.push(
        'There are signs such as <b>, ** or [ ]( ) in this text. Visitors will see them as they are: write plain text.',
      );
    }
    return found.map((each) => warning(field, each));
  });
}
