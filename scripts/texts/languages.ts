// A language has its places in the site, in the CMS and in the documents. Types ask for some of them; this
// names the others (docs/translating.md).
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_CODES } from '../../cms/src/content/languages/language-names.ts';
import {
  languages,
  languageTable,
  type TranslatedLanguage,
  translatedLanguages,
} from '../../site/app/languages.ts';
import { ROOT } from '../repository.ts';
import { pageTitleProblems } from './page-titles.ts';
import { readTexts } from './text-files.ts';
import { translationProblems } from './translated-from.ts';

const FORM_SCHEMAS = 'cms/src/api/*/content-types/*/schema.json';
/** These documents name each language in English. */
const DOCUMENTS = [
  '.env.example',
  'README.md',
  'docs/specification.md',
  'docs/translating.md',
  'docs/content-model.md',
];
const LABELS = 'site/app/labels/*.json';
const GLOSSARIES = 'site/app/texts/glossary/*.md';

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const SCRIPTS = translatedLanguages.map((language) => languageTable[language].script);

/** The texts of one file in each language that has it, by their keys. */
type Translations = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Names the texts of a language that are missing, not translated, or in letters of another language. Missing is
 * what another language has, or is `required`.
 */
export function wrongTexts(
  language: TranslatedLanguage,
  translations: Translations,
  required: Iterable<string> = [],
): string[] {
  const texts = translations.get(language) ?? new Map<string, string>();
  const others = [...translations].flatMap(([code, texts]) => (code === language ? [] : [texts]));
  const keys = new Set([...required, ...others.flatMap((texts) => [...texts.keys()])]);
  const missing = [...keys].filter((key) => !texts.has(key));
  const { script } = languageTable[language];
  const otherScripts = SCRIPTS.filter((each) => each !== script);
  const wrong = [...texts].flatMap(([key, text]) => {
    const words = text.replace(/\{\w+\}/g, '');
    const foreign = otherScripts.find((each) => isWrittenIn(each, words));
    if (foreign !== undefined) return [`${key} has letters of ${foreign}`];
    // Addresses, and names such as IFSC, are the same in several languages.
    const isShared = others.some((texts) => texts.get(key) === text);
    const isTranslated = isWrittenIn(script, words) || !/\p{L}/u.test(words) || isShared;
    return isTranslated ? [] : [`${key} has no letter of ${script}`];
  });
  return [...missing.map((key) => `${key} is missing`), ...wrong];
}

function isWrittenIn(script: string, text: string): boolean {
  return new RegExp(`\\p{Script=${script}}`, 'u').test(text);
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

function isThere(file: string): boolean {
  return existsSync(path.join(ROOT, file));
}

/** The files that each language has one of, with `*` in the place of its code. */
function filesWithTexts(): Set<string> {
  const contents = translatedLanguages.flatMap((language) =>
    globSync(
      [
        `site/app/texts/content/${language}/**/*.{json,md}`,
        `site/organisation/${language}/*.{json,md}`,
      ],
      { cwd: ROOT },
    ).map((file) => file.replace(`/${language}/`, '/*/')),
  );
  return new Set([LABELS, GLOSSARIES, ...contents, 'cms/src/seed/content/*.json']);
}

/** What ships is translated whole. A list is left out: its English also has names, files and dates. */
async function keysInEnglish(pattern: string): Promise<string[]> {
  const english = pattern.replace('/*.json', '/en.json').replace('/content/*/', '/content/');
  if (english === pattern || !isThere(english) || read(english).startsWith('[')) return [];
  return [...(await readTexts(path.join(ROOT, english))).keys()];
}

async function wrongFiles(): Promise<string[]> {
  const problems: string[] = [];
  for (const pattern of filesWithTexts()) {
    const required = await keysInEnglish(pattern);
    const translations = new Map<string, ReadonlyMap<string, string>>();
    for (const language of translatedLanguages) {
      const file = pattern.replace('*', language);
      if (isThere(file)) translations.set(language, await readTexts(path.join(ROOT, file)));
      else problems.push(`${file} is missing`);
    }
    for (const language of translatedLanguages.filter((each) => translations.has(each))) {
      const wrong = wrongTexts(language, translations, required);
      problems.push(...wrong.map((each) => `${pattern.replace('*', language)}: ${each}`));
    }
  }
  return problems;
}

function wrongNames(): string[] {
  return translatedLanguages.flatMap((language) => {
    const { name, script } = languageTable[language];
    if (isWrittenIn(script, name)) return [];
    return [`site/app/languages.ts: the name for ${language} has no letter of ${script}`];
  });
}

/** No other check reads the snapshots. */
function missingSnapshots(): string[] {
  const snapshots = 'site/tests/e2e/visual-snapshots/languages';
  return translatedLanguages
    .flatMap((language) => [
      `${snapshots}/home-${language}.png`,
      `${snapshots}/form-${language}.png`,
    ])
    .filter((file) => !isThere(file))
    .map((file) => `${file} is missing`);
}

function languageDifferences(file: string, found: readonly string[], expected: readonly string[]) {
  const missing = expected.filter((code) => !found.includes(code));
  const unknown = found.filter((code) => !expected.includes(code));
  return [
    ...missing.map((code) => `${file} lacks ${code}`),
    ...unknown.map((code) => `${file} has ${code}, which is no language of the site`),
  ];
}

function wrongInCms(): string[] {
  const schemas = globSync(FORM_SCHEMAS, { cwd: ROOT }).flatMap((file) => {
    const { language } = JSON.parse(read(file)).attributes;
    return language === undefined ? [] : languageDifferences(file, language.enum, languages);
  });
  return [
    ...languageDifferences(
      'cms/src/content/languages/language-names.ts',
      LANGUAGE_CODES,
      languages,
    ),
    ...schemas,
  ];
}

function notNamed(files: readonly string[], names: readonly string[]): string[] {
  return files.flatMap((file) => {
    const text = read(file);
    return names.filter((name) => !text.includes(name)).map((name) => `${file} lacks ${name}`);
  });
}

if (import.meta.main) {
  const names = translatedLanguages.map((language) => ENGLISH_NAMES.of(language) ?? language);
  const problems = [
    ...wrongNames(),
    ...(await wrongFiles()),
    ...(await translationProblems()),
    ...(await pageTitleProblems()),
    ...missingSnapshots(),
    ...wrongInCms(),
    ...notNamed(DOCUMENTS, names),
    ...notNamed(['cms/src/platform/text/slug.ts'], SCRIPTS),
    // The font of the device has these names; the font of headings is another.
    ...notNamed(
      ['site/app/styles/tokens.css'],
      SCRIPTS.map((script) => `"Noto Sans ${script}"`),
    ),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
