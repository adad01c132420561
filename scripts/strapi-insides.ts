// Compares what the CMS uses of Strapi's insides with the sections of docs/strapi.md. With `--where` it prints the files
// of each section, with `--to-read` the files of Strapi whose changes no test shows.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository.ts';
import { USES, USES_IN_TESTS, USES_OF_SOME_SECTION, WITHOUT_INSIDES } from './strapi-uses.ts';

/** A comment that names Strapi, and no type such as `Core.Strapi`. */
const COMMENT = /^.*(?:\/\/|\/\*| \* ).*(?<!\.)\bStrapi\b/m;

/** Packages of Strapi whose imported names the document lists. */
const IMPORT =
  /import (?:type )?\{([^}]*)\} from '(@strapi\/(?:strapi\/admin|content-manager\/strapi-admin|utils))'/g;

/** The names that the section of a file must have too. */
const NAMES = /\bunstable_\w+|(?<=\bservice\(')[^']+/g;

/** What is pasted, and the editor's own elements: no part of Strapi's pages. */
const OWN_ELEMENTS = /^cms\/src\/features\/markdown\//;

const inDocument = readFileSync(path.join(ROOT, 'docs/strapi.md'), 'utf8');
const codeOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const allFiles = globSync('cms/{src,config}/**/*.{css,ts,tsx}', { cwd: ROOT });
const files = allFiles.filter((file) => !OWN_ELEMENTS.test(file));
const testFiles = globSync('cms/{tests,database}/**/*.{js,ts}', { cwd: ROOT });
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(codeOf(file)));
const testFilesWith = (pattern: RegExp) => testFiles.filter((file) => pattern.test(codeOf(file)));
const isIn = (place: string) => (file: string) =>
  file === place || (place.endsWith('/') && file.startsWith(place));

interface Section {
  readonly heading: string;
  readonly text: string;
  /** The files and folders that the section names. */
  readonly places: readonly string[];
  /** The files in which a pattern of the section finds a use. */
  readonly found: readonly string[];
}

const [introduction = '', ...described] = inDocument.split(/^### /m);
const sections = described.map((text): Section => {
  const heading = text.slice(0, text.indexOf('\n'));
  const places = [...text.matchAll(/`(cms\/[^`]+)`/g)].map(([, place = '']) => place);
  const found = [
    ...(USES[heading] ?? []).flatMap(filesWith),
    ...(USES_IN_TESTS[heading] ?? []).flatMap(testFilesWith),
  ];
  return { heading, text, places, found: [...new Set(found)] };
});
const hasFile = ({ places, found }: Section, file: string) =>
  found.includes(file) || places.some((place) => isIn(place)(file));
const hasSection = (file: string) => sections.some((section) => hasFile(section, file));
const patterns = Object.entries({ ...USES, ...USES_IN_TESTS });
const withoutInsides = Object.values(WITHOUT_INSIDES).flat();
const naming = allFiles.filter((file) => COMMENT.test(codeOf(file)));
const namesWithoutSection = (file: string) => {
  const ofFile = sections.filter((section) => hasFile(section, file));
  const names = codeOf(file).match(NAMES) ?? [];
  return names.filter((name) => !ofFile.some(({ text }) => text.includes(name)));
};

const unlistedImports = (file: string) =>
  [...codeOf(file).matchAll(IMPORT)].flatMap(([, list = '', from = '']) =>
    list
      .split(',')
      .map((name) => name.trim().replace(/^type | as \w+$/g, ''))
      .filter((name) => name !== '' && !inDocument.includes(`\`${name}\``))
      .map((name) => `${file} imports ${name} of ${from}: name it in docs/strapi.md.`),
  );

/** Files and folders of Strapi's repository. */
const inStrapi = [...inDocument.matchAll(/`packages\/(?:core|plugins)\/([^/`]+)\/([^`]+)`/g)];
/** Whether the installed package has the compiled file. */
function isInstalled(name: string, source: string): boolean {
  const compiled = source.replace(/\.tsx?$/, '.js').replace(/\.json$/, '.json.js');
  const dist = path.join(ROOT, 'cms/node_modules/@strapi', name, 'dist');
  const [side = ''] = source.split('/');
  return [compiled.replace('src/', ''), path.join(side, compiled)].some((file) =>
    existsSync(path.join(dist, file)),
  );
}

/** Tests as a section names them: `cms: mail previews`, `admin: editor-texts` (slow). */
const TESTS = /`((cms|admin): ([^`]+))`(\s+\(slow\))?/g;
const FILES_OF_TESTS: Record<string, string> = {
  cms: 'cms/tests/**/*.test.ts',
  admin: 'site/tests/e2e-strapi/*.spec.ts',
};
/** Whether `npm test` runs one of these tests. */
function isQuick(program: string, words: string): boolean {
  const testFiles = globSync(FILES_OF_TESTS[program] ?? '', { cwd: ROOT })
    .filter((file) => words.split(' ').some((word) => file.includes(word)))
    .filter((file) => !file.includes('/slow/'));
  return testFiles.some((file) => /^ *test\((?!.*@slow)/m.test(codeOf(file)));
}
const silent = sections
  .filter(({ text }) => text.includes('**silently**'))
  .map(({ heading }) => heading);
/** The tables of what no test shows: first what a person looks at, then what they read in Strapi's repository. */
const [, lookOrRead = ''] = /^## Look and read$([\s\S]*?)^## /m.exec(introduction) ?? [];
const [toLook = '', toRead = ''] = lookOrRead.split('**Read**');
const headingsIn = (table: string) =>
  [...table.matchAll(/^\| \[([^\]]+)\]/gm)].map(([, heading = '']) => heading);
const headingsToRead = headingsIn(toRead);
const listedAsSilent = [...headingsIn(toLook), ...headingsToRead];
const slowInTable = [...introduction.matchAll(/\| \[([^\]]+)\]\(#[^)]+\) \| `([^`]+)` \|/g)].map(
  ([, heading, test]) => `${heading}, ${test}`,
);
const slowInSections = described.flatMap((section) =>
  [...section.matchAll(TESTS)]
    .filter(([, , , , slow]) => slow)
    .map(([, test]) => `${section.slice(0, section.indexOf('\n'))}, ${test}`),
);
const wronglyMarked = [...described.join('').matchAll(TESTS)].filter(
  ([, , program = '', words = '', slow]) => !slow && !isQuick(program, words),
);

const problems = [
  ...patterns
    .filter(([heading]) => !sections.some((section) => section.heading === heading))
    .map(
      ([heading]) => `docs/strapi.md has no section “${heading}”, as scripts/strapi-uses.ts has.`,
    ),
  ...Object.values(USES)
    .flat()
    .filter((pattern) => filesWith(pattern).length === 0)
    .map((pattern) => `scripts/strapi-uses.ts: ${pattern} finds no file.`),
  ...sections.flatMap(({ heading, places, found }) =>
    places
      .filter((place) => found.includes(place))
      .map((place) => `docs/strapi.md names ${place} in ${heading}, which a pattern finds.`),
  ),
  ...sections
    .filter(({ text }) => text.includes('**Shows**'))
    .filter(({ places, found }) => places.length + found.length === 0)
    .map(({ heading }) => `docs/strapi.md lacks **Where** in ${heading}.`),
  ...USES_OF_SOME_SECTION.flatMap(filesWith)
    .filter((file) => !hasSection(file))
    .map(
      (file) =>
        `${file} uses what Strapi does not document: name it in a section of docs/strapi.md, or leave it out.`,
    ),
  ...files
    .filter(hasSection)
    .flatMap((file) =>
      namesWithoutSection(file).map(
        (name) => `${file} uses ${name}: name it in the section of docs/strapi.md for that file.`,
      ),
    ),
  ...naming
    .filter((file) => !hasSection(file) && !withoutInsides.includes(file))
    .map(
      (file) =>
        `${file} has a comment about Strapi: name the file in a section of docs/strapi.md, or in WITHOUT_INSIDES.`,
    ),
  ...withoutInsides
    .filter((file) => !naming.includes(file) || hasSection(file))
    .map((file) => `WITHOUT_INSIDES has ${file} without need.`),
  ...inStrapi
    .filter(([, name = '', source = '']) => !isInstalled(name, source))
    .map(([place]) => `docs/strapi.md names ${place}, which the installed Strapi does not have.`),
  ...described
    .filter((section) => !section.includes('**In Strapi**:') && section.includes('**Shows**'))
    .map((section) => `docs/strapi.md lacks **In Strapi** in ${section.split('\n', 1)}.`),
  ...files.flatMap(unlistedImports),
  ...sections
    .flatMap(({ places }) => places)
    .filter((place) => !existsSync(path.join(ROOT, place)))
    .map((place) => `docs/strapi.md names ${place}, which is not there.`),
  ...(silent.toSorted().join() === listedAsSilent.toSorted().join()
    ? []
    : [`docs/strapi.md must list under “Look and read”: ${silent.join(', ')}.`]),
  ...wronglyMarked.map(([test]) => `docs/strapi.md names ${test}: npm test runs no such test.`),
  ...slowInSections
    .filter((test) => !slowInTable.includes(test))
    .map((test) => `docs/strapi.md lacks a row in its table of slow tests: ${test}.`),
  ...slowInTable
    .filter((test) => !slowInSections.includes(test))
    .map((test) => `docs/strapi.md has a row in its table of slow tests too many: ${test}.`),
];
const option = process.argv[2];
if (option === '--where') {
  for (const { heading, places, found } of sections) {
    for (const file of [...found, ...places].toSorted()) console.log(`${heading}: ${file}`);
  }
} else if (option === '--to-read') {
  const texts = sections.filter(({ heading }) => headingsToRead.includes(heading));
  const paths = texts.flatMap(({ text }) => text.match(/(?<=`)packages\/[^`]+/g) ?? []);
  console.log([...new Set(paths)].join('\n'));
} else {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
