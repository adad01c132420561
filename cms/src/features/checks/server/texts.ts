import { PLACEHOLDERS } from '../../../content/copies-of-website-lists';
import { advice, type Finding, obstacle } from '../../../content/finding';
import type { FieldView } from '../../../views/type-view';
import { componentViews, contentViews } from '../../../views/views';
import type { EntryToCheck, WrittenTexts } from './entry-to-check';

const TAG = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;
const MARKS = /<\/?[a-z][^<>]*>|\*\*\S|\]\(https?:/i;
/** A placeholder in braces that the website does not replace. */
const UNKNOWN = new RegExp(`\\{(?!(?:${PLACEHOLDERS.join('|')})\\})[a-z]{2,20}\\}`, 'i');

/** Texts that are too long for their field, or have marks that visitors would see. */
export function textFindings(entry: EntryToCheck): Finding[] {
  const found: Finding[] = [];
  for (const [field, view] of Object.entries(contentViews[entry.uid]?.fields ?? {})) {
    const excess = excessOf(entry, field, view);
    const problems = textProblems(entry.text(field), view);
    if (excess) found.push(obstacle(field, excess));
    else found.push(...problems.map((problem) => advice(field, problem)));
    found.push(...partFindings(entry, field));
  }
  return found;
}

/** The texts in a list of components, such as the members of the board. */
function partFindings(entry: EntryToCheck, field: string): Finding[] {
  const fields = Object.entries(componentViews[entry.components[field] ?? '']?.fields ?? {});
  return entry.parts(field).flatMap((part, index) =>
    fields.flatMap(([name, view]) => {
      const named = (problem: string) => `${index + 1}, ${view.label}: ${problem}`;
      const excess = excessOf(part, name, view);
      if (excess) return obstacle(field, named(excess));
      const problems = textProblems(part.text(name), view);
      return problems.map((problem) => advice(field, named(problem)));
    }),
  );
}

function excessOf(texts: WrittenTexts, field: string, { markdown }: FieldView): string {
  const excess = texts.excess(field);
  if (!excess) return '';
  const [letters, limit] = [excess.letters, excess.limit].map((count) =>
    count.toLocaleString('en'),
  );
  const remedy = markdown ? 'Shorten it, or put a part on a page of its own.' : 'Shorten it.';
  return `It cannot be saved: up to ${limit} letters fit here, and there are ${letters} more. ${remedy}`;
}

function textProblems(text: string, { letters, markdown }: FieldView): string[] {
  const problems: string[] = [];
  if (letters && text.length > letters) {
    problems.push(
      `This text is long: ${text.length} letters, where up to ${letters} look best. On a phone it will fill much of the screen.`,
    );
  }
  // Visitors read only the fields that have a suitable length.
  if (letters && !markdown && MARKS.test(text)) {
    problems.push(
      'There are signs such as <b>, ** or [ ]( ) in this text. Visitors will see them as they are: write plain text.',
    );
  }
  if (markdown && TAG.test(text)) {
    problems.push(
      'There are tags such as <b> in this text. Visitors will see them as text: use the buttons above it.',
    );
  }
  const placeholder = UNKNOWN.exec(text)?.[0];
  if (placeholder) {
    problems.push(`The website does not know ${placeholder}: visitors will see it as it is.`);
  }
  return problems;
}
