import Papa from 'papaparse';
import { UserError } from '../errors.mjs';
import { readTexts, textFiles, writeTexts } from './text-files.ts';

/** One text of the table that a reviewer reads. */
interface Row {
  readonly key: string;
  readonly where: string;
  readonly English: string;
  readonly translation: string;
  readonly remark: string;
}

const COLUMNS = ['key', 'where', 'English', 'translation', 'remark'] as const;
/** A link, an address or a name of a network is the same in every language. */
const SHARED =
  /(^|\.)(url|address|kind|file|logo|name|link|email|phones|whatsapp|postalCode|twitterCreator)$/;
const BYTE_ORDER_MARK = '\uFEFF';

/** The texts of a language beside the English ones, as CSV that a spreadsheet opens. */
export async function tableOf(language: string): Promise<string> {
  const rows: Row[] = [];
  for (const file of textFiles(language)) {
    const [english, translated] = await Promise.all([
      readTexts(file.english),
      readTexts(file.translated),
    ]);
    for (const [key, translation] of translated) {
      const original = english.get(key);
      if (original === undefined || (SHARED.test(key) && original === translation)) continue;
      const where = file.name === 'labels' ? `label, ${key.split('.')[0]}` : file.name;
      rows.push({ key: `${file.name}#${key}`, where, English: original, translation, remark: '' });
    }
  }
  return BYTE_ORDER_MARK + Papa.unparse(rows, { columns: [...COLUMNS] });
}

/**
 * Writes the translations of a table into the texts of the language, all or none.
 * Returns how many changed.
 *
 * @throws UserError that names each wrong row
 */
export async function importTable(language: string, csv: string): Promise<number> {
  const { data, meta } = Papa.parse<Row>(csv.replace(BYTE_ORDER_MARK, ''), {
    header: true,
    skipEmptyLines: true,
  });
  const missing = COLUMNS.filter((column) => !meta.fields?.includes(column));
  if (missing.length > 0) {
    throw new UserError(`The table lacks ${missing.join(', ')}. Export it again and fill it in.`);
  }
  const problems: string[] = [];
  const changes: { file: string; texts: Map<string, string> }[] = [];
  let known = 0;
  for (const file of textFiles(language)) {
    const translations = await readTexts(file.translated);
    const texts = new Map<string, string>();
    data.forEach((row, index) => {
      const [name = '', key = ''] = row.key.split('#', 2);
      if (name !== file.name) return;
      const before = translations.get(key);
      if (before === undefined) return;
      known += 1;
      const text = row.translation.replaceAll('\r\n', '\n');
      const problem = translationProblem(text, row.English);
      if (problem !== '') problems.push(`  row ${index + 2}, ${row.key}: ${problem}`);
      if (text !== before) texts.set(key, text);
    });
    if (texts.size > 0) changes.push({ file: file.translated, texts });
  }
  if (known < data.length) problems.push(`  ${data.length - known} keys belong to no text.`);
  if (problems.length > 0) {
    throw new UserError(
      `Nothing was changed:\n${problems.join('\n')}\nMend the table and try again.`,
    );
  }
  for (const { file, texts } of changes) await writeTexts(file, texts);
  return changes.reduce((sum, { texts }) => sum + texts.size, 0);
}

function translationProblem(text: string, english: string): string {
  if (text.trim() === '') return 'the translation is empty.';
  // The form of a label for one thing may leave out its number.
  const lost = placeholders(english).filter(
    (each) => each !== '{count}' && !placeholders(text).includes(each),
  );
  return lost.length > 0 ? `the translation lacks ${lost.join(', ')}.` : '';
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([each]) => each);
