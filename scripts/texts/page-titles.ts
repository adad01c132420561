// In the choice of links editors read the words of the website itself, in the language in which they write.
import { existsSync } from 'node:fs';
import path from 'node:path';
import titlesInCms from '../../cms/src/content/addresses/page-titles.json' with { type: 'json' };
import { translatedLanguages } from '../../site/app/languages.ts';
import { pages } from '../../site/app/pages.ts';
import { ROOT } from '../repository.ts';
import { readTexts } from './text-files.ts';

/** By a page's path, and by language. */
type Titles = Readonly<Record<string, Readonly<Record<string, string>>>>;

const FILE = 'cms/src/content/addresses/page-titles.json';
const TITLES: Titles = titlesInCms;

/**
 * Says which titles of a language are missing in the CMS, or are not what the website calls the page.
 * @param words what the website calls a page, by its path
 */
export function wrongTitles(
  language: string,
  titles: Titles,
  words: ReadonlyMap<string, string>,
): string[] {
  return Object.entries(titles).flatMap(([page, { [language]: title }]) => {
    const word = words.get(page);
    if (title === undefined) return [`${FILE}: '${page}' lacks ${language}`];
    if (word === undefined || word === title) return [];
    return [`${FILE}: '${page}' is '${title}' in ${language}, and on the website '${word}'`];
  });
}

export async function pageTitleProblems(): Promise<string[]> {
  const problems: string[] = [];
  for (const language of translatedLanguages) {
    problems.push(...wrongTitles(language, TITLES, await wordsOnSite(language)));
  }
  return problems;
}

/** What links to a page say, by its path; an opportunity has no such link, but a heading. */
async function wordsOnSite(language: string): Promise<Map<string, string>> {
  const labels = await textsOf(`site/app/labels/${language}.json`);
  const headings = await textsOf(`site/app/texts/content/${language}/opportunity-pages.json`);
  const words = new Map<string, string>();
  for (const page of Object.keys(TITLES)) {
    const label = pages.find((each) => each.path === page)?.label;
    const word = label
      ? labels.get(`pages.${label}`)
      : headings.get(`${path.posix.basename(page)}.heading`);
    if (word !== undefined) words.set(page, word);
  }
  return words;
}

/** Nothing for a file that a new language lacks; another check names it. */
async function textsOf(file: string): Promise<ReadonlyMap<string, string>> {
  const fullPath = path.join(ROOT, file);
  return existsSync(fullPath) ? readTexts(fullPath) : new Map();
}
