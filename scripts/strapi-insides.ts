// Compares what the CMS uses of Strapi's insides with the sections and the table of docs/strapi.md. With `--where` it
// prints the files of each, with `--to-read` the files of Strapi whose changes no test shows.
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

interface Inside {
  readonly heading: string;
  readonly text: string;
  /** The files and folders that it names. */
  readonly places: readonly string[];
  /** The files in which one of its patterns finds a use. */
  readonly found: readonly string[];
}

const sections = inDocument.split(/^(?=##)/m).filter((part) => part.startsWith('### '));
const insides = sections.map((text): Inside => {
  const [, heading = ''] = /^### (.+)/.exec(text) ?? [];
  const places = [...text.matchAll(/`(cms\/[^`]+)`/g)].map(([, place = '']) => place);
  const found = [
    ...(USES[heading] ?? []).flatMap(filesWith),
    ...(USES_IN_TESTS[heading] ?? []).flatMap(testFilesWith),
  ];
  return { heading, text, places, found: [...new Set(found)] };
});
const hasFile = ({ places, found }: Inside, file: string) =>
  found.includes(file) || places.some((place) => isIn(place)(file));
const isDescribed = (file: string) => insides.some((inside) => hasFile(inside, file));
const withoutInsides = Object.values(WITHOUT_INSIDES).flat();
const naming = allFiles.filter((file) => COMMENT.test(codeOf(file)));
const missingNames = (file: string) => {
  const ofFile = insides.filter((inside) => hasFile(inside, file));
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

/** Tests as the document names them: `cms: mail previews`, `admin: editor-texts` (slow). */
const TESTS = /`((cms|admin): ([^`]+))`(\s+\(slow\))?/g;
const FILES_OF_TESTS: Record<string, string> = {
  cms: 'cms/tests/**/*.test.ts',
  admin: 'journeys/*.spec.ts',
};
/** Whether `npm test` runs one of these tests. */
function isQuick(program: string, words: string): boolean {
  const testFiles = globSync(FILES_OF_TESTS[program] ?? '', { cwd: ROOT })
    .filter((file) => words.split(' ').some((word) => file.includes(word)))
    .filter((file) => !file.includes('/slow/'));
  return testFiles.some((file) => /^ *test\((?!.*@slow)/m.test(codeOf(file)));
}
const wronglyMarked = [...inDocument.matchAll(TESTS)].filter(
  ([, , program = '', words = '', slow]) => !slow && !isQuick(program, words),
);
const testsIn = (text: string) => text.match(TESTS)?.join() ?? '';
const rows = [...inDocument.matchAll(/^\| \[(.+)\]\(#.+\) \| (.+) \|$/gm)];
const testsOfRows = new Map(rows.map(([, inside, tests = '']) => [inside, testsIn(tests)]));
const isSilent = (text: string) => text.includes('**silently**');
/** Whether each break by a release of Strapi fails the build, the start or `npm test`. */
const showsByItself = ({ text }: Inside) => !isSilent(text) && !text.includes('(slow)');
const testsToShow = (inside: Inside) => (showsByItself(inside) ? testsIn(inside.text) : undefined);

const problems = [
  ...Object.keys({ ...USES, ...USES_IN_TESTS })
    .filter((use) => !insides.some(({ heading }) => heading === use))
    .map((use) => `docs/strapi.md does not describe “${use}”, as scripts/strapi-uses.ts does.`),
  ...Object.values(USES)
    .flat()
    .filter((pattern) => filesWith(pattern).length === 0)
    .map((pattern) => `scripts/strapi-uses.ts: ${pattern} finds no file.`),
  ...insides.flatMap(({ heading, places, found }) =>
    places
      .filter((place) => found.includes(place))
      .map((place) => `docs/strapi.md names ${place} in ${heading}, which a pattern finds.`),
  ),
  ...insides
    .filter(({ places, found }) => places.length + found.length === 0)
    .map(({ heading }) => `docs/strapi.md names no file of ours in ${heading}.`),
  ...USES_OF_SOME_SECTION.flatMap(filesWith)
    .filter((file) => !isDescribed(file))
    .map(
      (file) =>
        `${file} uses what Strapi does not document: name it in docs/strapi.md, or leave it out.`,
    ),
  ...files
    .filter(isDescribed)
    .flatMap((file) =>
      missingNames(file).map(
        (name) => `${file} uses ${name}: name it where docs/strapi.md has that file.`,
      ),
    ),
  ...naming
    .filter((file) => !isDescribed(file) && !withoutInsides.includes(file))
    .map(
      (file) =>
        `${file} has a comment about Strapi: name the file in docs/strapi.md, or in WITHOUT_INSIDES.`,
    ),
  ...withoutInsides
    .filter((file) => !naming.includes(file) || isDescribed(file))
    .map((file) => `WITHOUT_INSIDES has ${file} without need.`),
  ...inStrapi
    .filter(([, name = '', source = '']) => !isInstalled(name, source))
    .map(([place]) => `docs/strapi.md names ${place}, which the installed Strapi does not have.`),
  ...insides
    .filter(({ text }) => !text.includes('`packages/'))
    .map(({ heading }) => `docs/strapi.md names no file of Strapi in ${heading}.`),
  ...files.flatMap(unlistedImports),
  ...insides
    .flatMap(({ places }) => places)
    .filter((place) => !existsSync(path.join(ROOT, place)))
    .map((place) => `docs/strapi.md names ${place}, which is not there.`),
  ...wronglyMarked.map(([test]) => `docs/strapi.md names ${test}: npm test runs no such test.`),
  ...insides
    .filter((inside) => testsOfRows.get(inside.heading) !== testsToShow(inside))
    .map((inside) => {
      const row = showsByItself(inside) ? 'a row with the tests of its section' : 'no row';
      return `docs/strapi.md: the table must have ${row} for ${inside.heading}.`;
    }),
  ...insides
    .filter(({ text }) => isSilent(text) !== /\*\*(?:Look|Read)\*\*/.test(text))
    .map(
      ({ heading }) =>
        `docs/strapi.md: ${heading} must have **Look** or **Read**, if and only if it breaks **silently**.`,
    ),
];
const option = process.argv[2];
if (option === '--where') {
  for (const { heading, places, found } of insides) {
    for (const file of [...found, ...places].toSorted()) console.log(`${heading}: ${file}`);
  }
} else if (option === '--to-read') {
  const toRead = insides.filter(({ text }) => text.includes('**Read**'));
  const paths = toRead.flatMap(({ text }) => text.match(/(?<=`)packages\/[^`]+/g) ?? []);
  console.log([...new Set(paths)].join('\n'));
} else {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
