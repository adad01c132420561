import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleStats } from '../../cms/src/sample/sample-stats.ts';
import { isRecord } from '../../site/app/cms/fields.ts';
import { mapProjects } from '../../site/app/texts/schools/map-projects.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const ORGANISATION = path.join(ROOT, 'site/organisation');
const SEED_MEDIA = path.join(ROOT, 'cms/seed-media');

/** What names something for the website alone, and is no word that a visitor reads. */
const KEYS = [
  'kind',
  'projectIcon',
  'project',
  'sortOrder',
  'file',
  'logo',
  'portrait',
  'image',
  'images',
  'mainImage',
  'authorImage',
  'active',
  'linkTitle',
  'country',
  'marker',
];
/** Smaller numbers are in every page: years, sizes, counts. */
const MIN_NUMBER = 1_000;
const MIN_LETTERS = 4;

/** What belongs to the made-up organisation and to nobody else, as the files that ship say it. */
export interface Sample {
  /** Words, sentences, numbers and addresses. */
  readonly words: readonly string[];
  /** The names of its pictures and files, without folder and ending, as Strapi writes them in an address. */
  readonly fileNames: readonly string[];
  /** SHA-256 of its PDFs and drawings. */
  readonly digests: ReadonlySet<string>;
  /** Where the website would show the documents of its folder of facts. */
  readonly documents: readonly string[];
}

/** @param own everything that the new organisation says itself */
export function readSample(own: unknown): Sample {
  const content = jsonIn(path.join(ROOT, 'cms/src/seed/content'));
  const facts = jsonIn(ORGANISATION);
  const story = globSync('**/our-story.md', { cwd: ORGANISATION }).map((file) =>
    readFileSync(path.join(ORGANISATION, file), 'utf8'),
  );
  const shortcuts = jsonIn(path.join(ROOT, 'site/app/texts/content'))
    .filter(({ file }) => file.endsWith('home-page.json'))
    .map(({ said }) => (isRecord(said) ? said.shortcuts : []));
  const said = leavesOf([content, mapProjects, shortcuts, sampleStats, facts, story]);
  const neutral = neutralText(own);
  const isNeutral = (word: string) => holdsWord(neutral, word);
  return {
    words: [...new Set(said.flatMap(sayings))].filter((word) => !isNeutral(word)),
    fileNames: sampleFiles().map((file) => file.replace(/\.\w+$/, '').replaceAll(/[^\w]/g, '_')),
    digests: new Set(
      [
        ...globSync('**/*.pdf', { cwd: SEED_MEDIA }).map((file) => path.join(SEED_MEDIA, file)),
        ...globSync('files/**/*.{pdf,svg}', { cwd: ORGANISATION }).map((file) =>
          path.join(ORGANISATION, file),
        ),
      ].map((file) => digestOf(readFileSync(file))),
    ),
    documents: globSync('docs/*.pdf', { cwd: path.join(ORGANISATION, 'files') }).map(
      (file) => `/${file}`,
    ),
  };
}

export function digestOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

/** Whether the text has the word, and not as a part of a longer one. */
export function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text.slice(0, at).at(-1) ?? ' ', text.at(at + word.length) ?? ' '];
    if (!isLetter(before) && !isLetter(after)) return true;
  }
  return false;
}

/** The words and numbers in a text, without what stands between them. */
export function lettersIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The first file of the sample that a text names. */
export function fileNamedIn(text: string, { fileNames }: Sample): string | undefined {
  const inAddresses = text.replaceAll(/[^\w]/g, '_');
  return fileNames.find((name) => inAddresses.includes(name));
}

function isLetter(sign: string): boolean {
  return /[\p{L}\p{M}\p{N}]/u.test(sign);
}

/** The website's drawings of its own pages are no pictures of the sample: they are what it ships in their place. */
function sampleFiles(): string[] {
  const media = globSync('**/*.{webp,pdf}', { cwd: SEED_MEDIA });
  const ofSample = media.filter((file) => !file.startsWith('texts/'));
  const partners = globSync('images/**/*.svg', { cwd: path.join(ORGANISATION, 'files') });
  return [...ofSample.map((file) => file.replaceAll('/', '-')), ...partners.map(fileNameOf)];
}

function fileNameOf(file: string): string {
  return path.basename(file);
}

function jsonIn(folder: string): { readonly file: string; readonly said: unknown }[] {
  return globSync('**/*.json', { cwd: folder }).map((file) => ({
    file,
    said: JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  }));
}

/** The built-in words of the website, which every organisation shows, and those of the new one. */
function neutralText(own: unknown): string {
  const files = globSync('app/{texts/content,labels}/**/*.{json,md}', {
    cwd: path.join(ROOT, 'site'),
  });
  const texts = files.map((file) => {
    const text = readFileSync(path.join(ROOT, 'site', file), 'utf8');
    // The cards of the home page are the sample's projects.
    return file.endsWith('home-page.json')
      ? JSON.stringify({ ...JSON.parse(text), shortcuts: [] })
      : text;
  });
  return [...texts, JSON.stringify(own)].join('\n');
}

function leavesOf(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (KEYS.includes(key) ? [] : leavesOf(each)));
}

/** A text as its sentences, a number as pages write it. */
function sayings(said: string | number): string[] {
  if (typeof said === 'number') {
    if (said < MIN_NUMBER || (said > 1_990 && said < 2_100)) return [];
    return [String(said), new Intl.NumberFormat('en-IN').format(said)];
  }
  return said
    .replaceAll(/^#+ |^- |[*_]{1,2}/gm, '')
    .split(/(?<=[.!?।])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= MIN_LETTERS && !/[{]|^\/opportunities/.test(sentence));
}
