// Site and CMS are two programs: this compares the lists and files that both have.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import registration from '../cms/src/components/accounts/registration.json' with { type: 'json' };
import year from '../cms/src/components/accounts/year.json' with { type: 'json' };
import pageTitles from '../cms/src/content/addresses/page-titles.json' with { type: 'json' };
import { BUILT_IN_PAGE_SLUGS, SITE_PAGE_SLUGS } from '../cms/src/content/addresses/site-slugs.ts';
import { OFFERED_FILE } from '../cms/src/content/files/offered-file.ts';
import { PLACEHOLDERS } from '../cms/src/content/placeholders.ts';
import { MAP_KEY_TITLES, MAX_SCHOOLS } from '../cms/src/content/projects/map-projects.ts';
import projectIcons from '../cms/src/content/projects/project-icons.json' with { type: 'json' };
import {
  ACCOUNTS_KINDS,
  INCOME_FIELDS,
  SPENDING_FIELDS,
} from '../cms/src/content/transparency/amounts-and-kinds.ts';
import { UPLOAD } from '../site/app/cms/file.ts';
import shapes from '../site/app/components/icon/shapes.json' with { type: 'json' };
import labels from '../site/app/labels/en.json' with { type: 'json' };
import { knownPaths, reservedSlugs } from '../site/app/pages.ts';
import {
  accountsKinds,
  MAX_AMOUNT,
  purposes,
  registrationKinds,
  sources,
} from '../site/app/texts/accounts.ts';
import builtInPages from '../site/app/texts/content/pages.json' with { type: 'json' };
import { placeholders } from '../site/app/texts/placeholders.ts';
import { MAX_SCHOOLS as MAX_ON_MAP } from '../site/app/texts/schools/map-projects.ts';
import { ROOT } from './repository.ts';

/** Says what a list of the CMS lacks of the website's list, and what it has beyond it. */
export function listDifferences(list: string, inCms: readonly string[], onSite: readonly string[]) {
  return [
    ...onSite
      .filter((name) => !inCms.includes(name))
      .map((name) => `cms/src/${list} lacks '${name}', which the website has.`),
    ...inCms
      .filter((name) => !onSite.includes(name))
      .map((name) => `cms/src/${list} has '${name}', and the website does not.`),
  ];
}

/** Files that both programs have, since neither imports the other. */
const SAME_FILES = [
  ['site/app/components/comparable-text.ts', 'cms/src/platform/text/comparable-text.ts'],
] as const;

/** Says which file of the CMS is another than that of the website. */
export function differentFiles(
  pairs: readonly (readonly [onSite: string, inCms: string])[],
  read: (file: string) => string,
): string[] {
  return pairs
    .filter(([onSite, inCms]) => read(onSite) !== read(inCms))
    .map(([onSite, inCms]) => `${inCms} is another than ${onSite}: copy one over the other.`);
}

interface View {
  readonly formRows: readonly (readonly string[])[];
  readonly fields: object;
}

/** Says which texts of the website editors cannot change: no field of the type, or none in its form. */
export function textsWithoutField(
  type: string,
  texts: readonly string[],
  attributes: object,
  { formRows, fields }: View,
): string[] {
  const view = `cms/src/views/${type}.json`;
  const shown = formRows.flat();
  return texts.flatMap((text) => [
    ...(text in attributes
      ? []
      : [`The schema of ${type} lacks '${text}', a text of the website.`]),
    ...(text in fields ? [] : [`${view} has no label of '${text}'.`]),
    ...(shown.includes(text) ? [] : [`${view} has no place for '${text}'.`]),
  ]);
}

/** The files of the website's built-in texts, by the type in which editors change them. */
const TEXT_FILES = {
  'home-page': 'home-page',
  'about-page': 'about-page',
  'list-page': 'list-page',
  'opportunity-page': 'opportunity-pages',
  organisation: 'organisation',
  transparency: 'transparency',
};

const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

function uneditableTexts(): string[] {
  const read = (file: string) => JSON.parse(textOf(file));
  return Object.entries(TEXT_FILES).flatMap(([type, name]) => {
    // Each opportunity has texts of its own.
    const entries: object[] = [read(`site/app/texts/content/${name}.json`)].flat();
    if (type === 'organisation') entries.push(read('site/organisation/organisation.json'));
    const texts = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
    const { attributes } = read(`cms/src/api/${type}/content-types/${type}/schema.json`);
    return textsWithoutField(type, texts, attributes, read(`cms/src/views/${type}.json`));
  });
}

if (import.meta.main) {
  const builtIn = builtInPages.map(({ address }) => address);
  // An editor's slug has neither a dot nor a colon.
  const reserved = reservedSlugs.filter((slug) => /^[a-z-]+$/.test(slug));
  const { year: _year, ...amounts } = year.attributes;
  const problems = [
    ...listDifferences(
      'content/addresses/page-titles.json',
      Object.keys(pageTitles),
      knownPaths.filter((path) => !builtIn.includes(path.slice(1))),
    ),
    ...listDifferences(
      'content/addresses/site-slugs.ts: BUILT_IN_PAGE_SLUGS',
      BUILT_IN_PAGE_SLUGS,
      builtIn,
    ),
    ...listDifferences(
      'content/addresses/site-slugs.ts: SITE_PAGE_SLUGS',
      SITE_PAGE_SLUGS,
      reserved,
    ),
    ...listDifferences(
      'content/transparency/amounts-and-kinds.ts: INCOME_FIELDS',
      INCOME_FIELDS,
      sources,
    ),
    ...listDifferences(
      'content/transparency/amounts-and-kinds.ts: SPENDING_FIELDS',
      SPENDING_FIELDS,
      purposes,
    ),
    ...listDifferences(
      'content/transparency/amounts-and-kinds.ts: ACCOUNTS_KINDS',
      ACCOUNTS_KINDS,
      accountsKinds,
    ),
    ...listDifferences('components/accounts/year.json', Object.keys(amounts), [
      ...sources,
      ...purposes,
    ]),
    ...Object.entries(amounts).flatMap(([field, { max }]) =>
      listDifferences(
        `components/accounts/year.json: ${field}: max`,
        [`${max}`],
        [`${MAX_AMOUNT}`],
      ),
    ),
    ...listDifferences('content/placeholders.ts: PLACEHOLDERS', PLACEHOLDERS, placeholders),
    ...listDifferences(
      'content/projects/map-projects.ts: MAX_SCHOOLS',
      [`${MAX_SCHOOLS}`],
      [`${MAX_ON_MAP}`],
    ),
    ...listDifferences(
      'content/projects/map-projects.ts: MAP_KEY_TITLES',
      Object.entries(MAP_KEY_TITLES).map(([key, title]) => `${key}: ${title}`),
      Object.entries(labels.map.projects).map(([key, { title }]) => `${key}: ${title}`),
    ),
    ...listDifferences(
      'content/projects/project-icons.json',
      Object.entries(projectIcons).map(([icon, path]) => `${icon}: ${path}`),
      [shapes].flatMap(({ ganitham, disha, english, spark }) =>
        Object.entries({ ganitham, disha, english, spark }).map(
          ([icon, path]) => `${icon}: ${path}`,
        ),
      ),
    ),
    ...listDifferences(
      'content/files/offered-file.ts: OFFERED_FILE',
      [`${OFFERED_FILE}`],
      [`${UPLOAD}`],
    ),
    ...listDifferences(
      'components/accounts/registration.json: kind',
      registration.attributes.kind.enum,
      registrationKinds,
    ),
  ];
  problems.push(...uneditableTexts(), ...differentFiles(SAME_FILES, textOf));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
