// Compares what the CMS uses of Strapi's insides with the sections of docs/strapi.md.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository.ts';

/** What Strapi does not document: its services, registries and routes, the admin's elements, tags and texts. */
const INSIDES = [
  /\bservice\('(?:admin|plugin)::/,
  /\bplugin\('(?!email')/,
  /\bstrapi\.get\('/,
  /\bsessionManager\b/,
  /\beventHub\b/,
  /key-statistics/,
  /\bserver\.app\b/,
  /\bserver\.httpServer\b/,
  /\bcontrollers\b/,
  /\bconfig\.set\(/,
  /Object\.assign\((?:db|trx)\b/,
  /(?<!@strapi)\/content-manager\//,
  /`\/upload\//,
  /\.(?:querySelector(?:All)?|closest|matches)\(/,
  /\bdispatchEvent\(|(?<!input\.current\?|link)\.click\(\)/,
  /STRAPI_/,
  /\[?'Document'/,
  /as unknown as/,
  /mutate-edit-view-layout/,
  /'components\.Input\./,
  /\[role="dialog"\]/,
  /\bhasPermissions'/,
  /'media-library'/,
  /\bunstable_/,
  /\binitialValues\b/,
  /\bstate\.route\b/,
  /\bstrapi\.store\b/,
  /\bserver\.routes\(/,
  /\babsoluteUrl\b/,
  /\brelated\??:/,
  /\bblocked\b/,
  /type !== 'publish'/,
  /\bdialect\.client\b/,
  /'query-error'/,
  /\baddComponents\(/,
  /\bgetComponentAttributes\b/,
  /from 'react-dnd'/,
  /\bplugins\[i18n\]|\bplugins\??\.i18n\b|\bplugins = \{ i18n\b/,
  /\baddMenuLink\([^)]*\bposition\b/,
  /\bReadStream\b/,
  /\baddFields\(/,
  /\brequest\.files\b/,
  /@container\b/,
  /\bdetectedMimeType\b/,
  /\^\\\/(?:\(\?:)?(?:admin|content-manager)\b/,
  /'admin::api-token/,
  /'strapi-(?:editor|author)'/,
  /['`]plugin::(?:upload|content-manager)\.\w+\./,
  /\bpluginName\b/,
  /\b[gs]etSettings\(/,
  /'\/upload'/,
  /\b(?:create|update)Many\(/,
  /\bupdateWithoutDate\(/,
  /\b(?:created|updated)By\b/,
  /\bdata(?:: \w+)?, status: 'published'/,
  /\b_q\b/,
  /\bcompileSqlOnError\b/,
  /\bmessageId\b/,
  /\bSection\(props\)|\baction\(props\)/,
  /\.status === '(?:published|modified)'|\berror\.status\b/,
  /=> state\.permissions\b|<Page\.Protect\b/,
  /name [!=]== 'locales'/,
  /\binitialCol\b|-error`/,
  /\bfocalPoint\b/,
  /(?:press|then) “(?:Publish multiple|Set focal|Delete this|Confirm|New)/i,
];

/** What the tests and migrations take out of Strapi's packages and tables. */
const INSIDES_IN_TESTS =
  /node_modules\/@strapi'|@strapi\/admin\/dist|\('@strapi\/|\bstrapi_core_store/;

/** A comment that names Strapi, and no type such as `Core.Strapi`. */
const COMMENT = /^.*(?:\/\/|\/\*| \* ).*(?<!\.)\bStrapi\b/m;

/** Files whose comments name Strapi, although they use nothing of its insides. */
const WITHOUT_INSIDES: Readonly<Record<string, readonly string[]>> = {
  'Strapi documents it': [
    'cms/config/admin.ts',
    'cms/config/plugins.ts',
    'cms/src/admin/files.d.ts',
    'cms/src/admin/frame/feature.ts',
    'cms/src/content/custom-fields.ts',
    'cms/src/content/entry-ref.ts',
    'cms/src/content/languages/localized-fields.ts',
    'cms/src/feature.ts',
    'cms/src/features/checks/server/written-texts.ts',
    'cms/src/features/samples/server/hide-translations.ts',
    'cms/src/middlewares/health.ts',
    'cms/src/platform/document-id.ts',
    'cms/src/platform/refuse-request.ts',
    'cms/src/platform/writes/write.ts',
  ],
  'it says why the CMS does without Strapi': [
    'cms/src/content/languages/language-names.ts',
    'cms/src/features/checks/server/transparency.ts',
    'cms/src/features/concurrent-edits/server/change-messages.ts',
    'cms/src/admin/fields/year-input.tsx',
    'cms/src/features/project-choice/admin/title-column.tsx',
    'cms/src/middlewares/answer-full-disk.ts',
    'cms/src/platform/writes/staff-transaction.ts',
  ],
};

/** Packages of Strapi whose imported names the document lists. */
const IMPORT =
  /import (?:type )?\{([^}]*)\} from '(@strapi\/(?:strapi\/admin|content-manager\/strapi-admin|utils))'/g;

/** The names that the section of a file must have too. */
const NAMES = /\bunstable_\w+|(?<=\bservice\(')[^']+/g;

/** What is pasted, and the editor's own elements: no part of Strapi's pages. */
const OWN_ELEMENTS = /^cms\/src\/features\/markdown\//;

const inDocument = readFileSync(path.join(ROOT, 'docs/strapi.md'), 'utf8');
const placesIn = (text: string) =>
  [...text.matchAll(/`(cms\/[^`]+)`/g)].map(([, place = '']) => place);
const places = placesIn(inDocument);
const sections = inDocument.split(/^### /m);
const allFiles = globSync('cms/{src,config}/**/*.{css,ts,tsx}', { cwd: ROOT });
const files = allFiles.filter((file) => !OWN_ELEMENTS.test(file));
const codeOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const testFiles = globSync('cms/{tests,database}/**/*.{js,ts}', { cwd: ROOT });
const using = [
  ...files.filter((file) => INSIDES.some((inside) => inside.test(codeOf(file)))),
  ...testFiles.filter((file) => INSIDES_IN_TESTS.test(codeOf(file))),
];
const isIn = (place: string) => (file: string) =>
  file === place || (place.endsWith('/') && file.startsWith(place));
const isInDocument = (file: string) => places.some((place) => isIn(place)(file));
const withoutInsides = Object.values(WITHOUT_INSIDES).flat();
const naming = allFiles.filter((file) => COMMENT.test(codeOf(file)));
const namesWithoutSection = (file: string) => {
  const ofFile = sections.filter((section) => placesIn(section).some((place) => isIn(place)(file)));
  const names = codeOf(file).match(NAMES) ?? [];
  return names.filter((name) => !ofFile.some((section) => section.includes(name)));
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
const [introduction = '', ...described] = sections;
const silent = described
  .filter((section) => section.includes('**silently**'))
  .map((section) => section.slice(0, section.indexOf('\n')));
const listedAsSilent = [...introduction.matchAll(/^ {2}- \[([^\]]+)\]/gm)].map(([, name]) => name);
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
  ...using
    .filter((file) => !isInDocument(file))
    .map(
      (file) =>
        `${file} uses what Strapi does not document: name it in a section of docs/strapi.md, or leave it out.`,
    ),
  ...using.flatMap((file) =>
    namesWithoutSection(file).map(
      (name) => `${file} uses ${name}: name it in the section of docs/strapi.md for that file.`,
    ),
  ),
  ...naming
    .filter((file) => !isInDocument(file) && !withoutInsides.includes(file))
    .map(
      (file) =>
        `${file} has a comment about Strapi: name the file in a section of docs/strapi.md, or in WITHOUT_INSIDES.`,
    ),
  ...withoutInsides
    .filter((file) => !naming.includes(file) || isInDocument(file))
    .map((file) => `WITHOUT_INSIDES has ${file} without need.`),
  ...inStrapi
    .filter(([, name = '', source = '']) => !isInstalled(name, source))
    .map(([place]) => `docs/strapi.md names ${place}, which the installed Strapi does not have.`),
  ...described
    .filter((section) => !section.includes('**In Strapi**:') && section.includes('**Shows**'))
    .map((section) => `docs/strapi.md lacks **In Strapi** in ${section.split('\n', 1)}.`),
  ...files.flatMap(unlistedImports),
  ...places
    .filter((place) => !existsSync(path.join(ROOT, place)))
    .map((place) => `docs/strapi.md names ${place}, which is not there.`),
  ...(silent.join() === listedAsSilent.join()
    ? []
    : [`docs/strapi.md must list what breaks silently: ${silent.join(', ')}.`]),
  ...wronglyMarked.map(([test]) => `docs/strapi.md names ${test}: npm test runs no such test.`),
  ...slowInSections
    .filter((test) => !slowInTable.includes(test))
    .map((test) => `docs/strapi.md lacks a row in its table of slow tests: ${test}.`),
  ...slowInTable
    .filter((test) => !slowInSections.includes(test))
    .map((test) => `docs/strapi.md has a row in its table of slow tests too many: ${test}.`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
