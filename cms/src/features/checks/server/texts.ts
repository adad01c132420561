import { advice, type Finding, obstacle } from '../../../content/finding.ts';
import { PLACEHOLDERS } from '../../../content/placeholders.ts';
import type { FieldView } from '../../../views/type-view.ts';
import { componentViews, contentViews } from '../../../views/views.ts';
import type { EntryToCheck, WrittenTexts } from './entry-to-check.ts';

const TAG = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;
const TAG_OR_MARKDOWN = /<\/?[a-z][^<>]*>|\*\*\S|\]\(https?:/i;
/** A placeholder in braces that the website does not replace. */
const UNKNOWN_PLACEHOLDER = new RegExp(
  `\\{(?!(?:${PLACEHOLDERS.join('|')})\\})[a-z]{2,20}\\}`,
  'i',
);

/** Finds texts that are too long, or in which visitors would see markup or a placeholder. */
export function checkTexts(entry: EntryToCheck): Finding[] {
  const findings: Finding[] = [];
  for (const [field, view] of Object.entries(contentViews[entry.uid].fields)) {
    const isMarkdown = hasMarkdown(entry, field);
    findings.push(...checkText(entry, field, view, isMarkdown), ...checkParts(entry, field));
  }
  return findings;
}

/** Checks the texts in a list of components, such as the members of the board. */
function checkParts(entry: EntryToCheck, field: string): Finding[] {
  const findings: Finding[] = [];
  const component = entry.components[field];
  if (!component) return [];
  const partFields = Object.entries(componentViews[component.uid]?.fields ?? {});
  for (const [index, part] of entry.partsOf(field).entries()) {
    for (const [partField, view] of partFields) {
      const isMarkdown = hasMarkdown(entry, field, partField);
      for (const { text, isObstacle } of checkText(part, partField, view, isMarkdown)) {
        findings.push({
          field,
          text: `${index + 1}, ${component.labelOf(partField)}: ${text}`,
          isObstacle,
        });
      }
    }
  }
  return findings;
}

function hasMarkdown({ linkFields }: EntryToCheck, field: string, partField?: string): boolean {
  return linkFields.some(
    (each) => each.field === field && each.partField === partField && each.isMarkdown,
  );
}

function checkText(
  texts: WrittenTexts,
  field: string,
  view: FieldView,
  isMarkdown: boolean,
): Finding[] {
  const excess = texts.excessOf(field);
  if (excess) {
    const limit = excess.limit.toLocaleString('en');
    const letters = excess.letters.toLocaleString('en');
    const remedy = isMarkdown ? 'Shorten it, or put a part on a page of its own.' : 'Shorten it.';
    const message = `It cannot be saved: up to ${limit} letters fit here, and there are ${letters} more. ${remedy}`;
    return [obstacle(field, message)];
  }
  const problems = textProblems(texts.textOf(field), view, isMarkdown);
  return problems.map((problem) => advice(field, problem));
}

function textProblems(
  text: string,
  { recommendedLetters }: FieldView,
  isMarkdown: boolean,
): string[] {
  const problems: string[] = [];
  if (recommendedLetters && text.length > recommendedLetters) {
    problems.push(
      `This text is long: ${text.length} letters, where up to ${recommendedLetters} look best. On a phone it will fill much of the screen.`,
    );
  }
  if (!isMarkdown && TAG_OR_MARKDOWN.test(text)) {
    problems.push(
      'There are signs such as <b>, ** or [ ]( ) in this text. Visitors will see them as they are: write plain text.',
    );
  }
  if (isMarkdown && TAG.test(text)) {
    problems.push(
      'There are tags such as <b> in this text. Visitors will see them as text: use the buttons above it.',
    );
  }
  const placeholder = UNKNOWN_PLACEHOLDER.exec(text)?.[0];
  if (placeholder) {
    problems.push(`The website does not know ${placeholder}: visitors will see it as it is.`);
  }
  return problems;
}
