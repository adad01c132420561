import { views } from '../views/views';
import type { CheckedEntry } from './checked-entry';
import { type Finding, warning } from './finding';

const TAG = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;
const MARKS = /<\/?[a-z][^<>]*>|\*\*\S|\]\(https?:/i;
/** A placeholder in braces that the website does not replace. */
const UNKNOWN =
  /\{(?!(?:name|email|phones|address|city|state|founder|foundedYear)\})[a-z]{2,20}\}/i;

export function textFindings(entry: CheckedEntry): Finding[] {
  return Object.entries(views[entry.uid]?.fields ?? {}).flatMap(
    ([field, { letters, markdown }]) => {
      const text = entry.text(field);
      const found: string[] = [];
      if (letters && text.length > letters) {
        found.push(
          `This text is long: ${text.length} letters, where up to ${letters} look best. On a phone it will fill much of the screen.`,
        );
      }
      if (letters && !markdown && MARKS.test(text)) {
        found.push(
          'There are signs such as <b>, ** or [ ]( ) in this text. Visitors will see them as they are: write plain text.',
        );
      }
      if (markdown && TAG.test(text)) {
        found.push(
          'There are tags such as <b> in this text. Visitors will see them as text: use the buttons above it.',
        );
      }
      const [placeholder] = UNKNOWN.exec(text) ?? [];
      if (placeholder) {
        found.push(`The website does not know ${placeholder}: visitors will see it as it is.`);
      }
      return found.map((each) => warning(field, each));
    },
  );
}
