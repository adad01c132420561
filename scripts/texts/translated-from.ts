// Remembers which English each translation is of: the texts as they were when translations were last
// compared.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TranslatedLanguage, translatedLanguages } from '../../site/app/languages.ts';
import { ROOT } from '../repository.ts';
import { readTexts, TEXTS, textFiles } from './text-files.ts';

/** Enough to tell that a text changed. */
const HASH_CHARACTERS = 8;
const RECORD = path.join(TEXTS, 'translated-from.json');

/** By file, such as `home-page.json`, and by key: a short hash of the English of each translated text. */
type Compared = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** An English text, and where it is translated. */
interface TranslatedText {
  readonly file: string;
  readonly key: string;
  readonly hash: string;
  readonly translations: readonly string[];
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARACTERS);
}

/** Names each translation of a text whose English has changed since, and each text that is new. */
export function olderTranslations(texts: readonly TranslatedText[], compared: Compared): string[] {
  return texts.flatMap(({ file, key, hash, translations }) => {
    const before = compared[file]?.[key];
    if (before === hash) return [];
    const older = `"${key}" was translated from an older English`;
    const problem = before === undefined ? `"${key}" is new` : older;
    return translations.map((each) => `${each}: ${problem}`);
  });
}

/** The sentences of `npm run check` about translations that are older than the English, with what to do. */
export async function translationProblems(): Promise<string[]> {
  const problems = olderTranslations(await translatedTexts(), readRecord());
  if (problems.length === 0) return [];
  const policy = 'A policy also gets a new updatedOn in site/app/texts/content/pages.json.';
  return [
    ...problems,
    `Compare them with the English. Once they are right, or still right: npm run texts:compared. ${policy}`,
  ];
}

/** Remembers that all translations fit the English of now. @returns those that did not before */
export async function rememberComparison(): Promise<string[]> {
  const texts = await translatedTexts();
  const problems = olderTranslations(texts, readRecord());
  const record: Record<string, Record<string, string>> = {};
  for (const { file, key, hash } of texts) record[file] = { ...record[file], [key]: hash };
  await writeFile(RECORD, `${JSON.stringify(record, null, 2)}\n`);
  return problems;
}

function readRecord(): Compared {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
}

async function translatedTexts(): Promise<TranslatedText[]> {
  const texts = new Map<string, TranslatedText>();
  for (const language of translatedLanguages) {
    for (const each of await textsInto(language)) {
      const id = `${each.file} ${each.key}`;
      const translations = [...(texts.get(id)?.translations ?? []), ...each.translations];
      texts.set(id, { ...each, translations });
    }
  }
  return [...texts.values()];
}

async function textsInto(language: TranslatedLanguage): Promise<TranslatedText[]> {
  const found: TranslatedText[] = [];
  for (const { name: file, english, translated } of textFiles(language)) {
    if (!existsSync(english) || !existsSync(translated)) continue;
    const originals = await readTexts(english);
    for (const key of (await readTexts(translated)).keys()) {
      const original = originals.get(key);
      if (original === undefined) continue;
      const translations = [path.relative(ROOT, translated)];
      found.push({ file, key, hash: hashOf(original), translations });
    }
  }
  return found;
}
