import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderPath } from '../repository.ts';

export const TEXTS = path.join(folderPath('site'), 'app/texts');
/** Both have a folder for each language. */
const FOLDERS = [
  { prefix: '', folder: path.join(TEXTS, 'content') },
  { prefix: 'organisation/', folder: path.join(folderPath('site'), 'organisation') },
];
const LABELS = path.join(folderPath('site'), 'app/labels');

interface TextFile {
  /** The name of the file in the table of texts, such as `home-page.json`. */
  readonly name: string;
  readonly english: string;
  readonly translated: string;
}

/**
 * The labels of a language, and the texts whose English has the same keys. The names of schools are left out,
 * since they stand by ids.
 */
export function textFiles(language: string): TextFile[] {
  const contents = FOLDERS.flatMap(({ prefix, folder }) =>
    globSync('**/*.{json,md}', { cwd: path.join(folder, language) })
      .filter((name) => name !== 'schools.json')
      .sort()
      .map((name) => ({
        name: prefix + name,
        english: path.join(folder, name),
        translated: path.join(folder, language, name),
      })),
  );
  const dictionary = {
    name: 'labels',
    english: path.join(LABELS, 'en.json'),
    translated: path.join(LABELS, `${language}.json`),
  };
  return [dictionary, ...contents];
}

/** Every text of a file by its key, such as `forms.submit`; a page of Markdown is one text, `text`. */
export async function readTexts(file: string): Promise<Map<string, string>> {
  const content = await readFile(file, 'utf8');
  return new Map(file.endsWith('.md') ? [['text', content]] : textsByKey(JSON.parse(content)));
}

/** Writes `texts` into the file, whose other texts stay. */
export async function writeTexts(file: string, texts: ReadonlyMap<string, string>): Promise<void> {
  if (file.endsWith('.md')) return writeFile(file, texts.get('text') ?? '');
  const before: unknown = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, `${JSON.stringify(withTexts(before, texts), null, 2)}\n`);
}

function textsByKey(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  return namedParts(value).flatMap(([name, each]) =>
    textsByKey(each, key ? `${key}.${name}` : name),
  );
}

function withTexts(value: unknown, texts: ReadonlyMap<string, string>, key = ''): unknown {
  if (typeof value === 'string') return texts.get(key) ?? value;
  const entries = namedParts(value).map(([name, each]): [string, unknown] => [
    name,
    withTexts(each, texts, key ? `${key}.${name}` : name),
  ]);
  if (Array.isArray(value)) return entries.map(([, each]) => each);
  return typeof value === 'object' && value !== null ? Object.fromEntries(entries) : value;
}

/** A part of a list is named by what stays the same in all languages, else by its place. */
function namedParts(value: unknown): [name: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value)) return Object.entries(value);
  return value.map((each, index) => [String(each.address ?? each.kind ?? index), each]);
}
