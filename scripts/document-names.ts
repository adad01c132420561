// Finds names, files and headings in the documents that the repository no longer has.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository.ts';

const CODE = [
  '{cms,site}/*.{ts,json}',
  'cms/{config,src,tests,seed-media}/**/*.{css,json,ts,tsx}',
  'site/{app,server,organisation,tests}/**/*.{css,json,ts,tsx}',
  '{scripts,bench,docs,journeys,test-support}/**/*.{mjs,json,ts}',
  'deploy/**/*.{conf,service,ts,yml,yaml}',
  'deploy/*',
  '*.{json,mjs,ts}',
  '.env.example',
  '.*.mjs',
];
/** What is installed, built or a running copy's own. */
const NOT_KEPT = ['**/node_modules', '**/build', '**/dist', 'data'];

/** Names of an example, of browsers, databases and proxies. */
const OTHER_NAMES = new Set([
  'agreementUntil',
  'bloodGroup',
  'checkPartner',
  'InWords',
  'insertBefore',
  'removeChild',
  'mazhavil_backups',
  'photo_1a2b3c',
  'SQLITE_BUSY_SNAPSHOT',
  'trusted_proxies',
]);

/** Files that a recipe, a measurement or a running copy makes, those of Strapi and of a server, and a kind of file. */
const OTHER_FILES =
  /\b(?:birthdays|calendar|events?|mentor|results|te|visit-us)\b|^(?:data|ee)\/|^\/|^\.module/;

/** Returns the names in backticks that consist of several words, as `storeVersion` and `MAX_LETTERS`. */
export function namesIn(document: string): string[] {
  const names = quotationsIn(document).flatMap(
    (text) => text.match(/(?<![-\w])[\p{L}_$][\w$]*(?![\w$…])/gu) ?? [],
  );
  return names.filter((name) => /[a-z][A-Z]|\w_\w/.test(name));
}

/** Returns the files and folders in backticks, as `move.ts`, `server/move.ts` and `src/views/`. */
export function filesIn(document: string): string[] {
  const paths =
    /(?<![-\w./@<>*{])(?:[-\w.]+\/)*(?:[-\w]+\/(?![-\w.*/:<{…])|[-\w.]*\w\.(?:css|conf|json|md|mjs|tsx?|webp)\b)/g;
  return quotationsIn(document).flatMap((text) => text.match(paths) ?? []);
}

/** Returns the links to other documents and headings, as `cms.md#a-write` and `#a-write`. */
export function linksIn(document: string): string[] {
  const links = [...document.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => !/^\w+:|^[/{]/.test(link));
}

/** Returns the anchors of the headings, as GitHub makes them. */
export function anchorsIn(document: string): string[] {
  return [...document.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function quotationsIn(document: string): string[] {
  const withoutExamples = document.replaceAll(/```[\s\S]*?```/g, '');
  const texts = [...withoutExamples.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  // strapi-insides.ts looks for the files of Strapi's repository.
  return texts.filter((text) => !text.startsWith('packages/'));
}

if (import.meta.main) {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const filesOf = (patterns: string | readonly string[]) =>
    globSync(patterns, { cwd: ROOT, exclude: NOT_KEPT, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
  const known = new Set(filesOf(CODE).flatMap((file) => read(file).match(/[\w$]+/g) ?? []));
  const paths = filesOf([
    '*',
    '.*',
    '{bench,cms,deploy,docs,journeys,scripts,site,test-support}/**/*',
  ]);
  const isFile = (name: string) =>
    paths.some((file) => `/${file}/`.includes(`/${name.replace(/\/$/, '')}/`));
  const isThere = (document: string, link: string) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? document : path.join(path.dirname(document), file);
    if (!existsSync(path.join(ROOT, target))) return false;
    return anchor === undefined || anchorsIn(read(target)).includes(anchor);
  };

  for (const file of globSync(['*.md', 'docs/**/*.md', 'site/organisation/*.md'], { cwd: ROOT })) {
    const document = read(file);
    const unknown = [
      ...namesIn(document).filter((name) => !known.has(name) && !OTHER_NAMES.has(name)),
      ...filesIn(document).filter((name) => !isFile(name) && !OTHER_FILES.test(name)),
      ...linksIn(document).filter((link) => !isThere(file, link)),
    ];
    for (const name of new Set(unknown)) {
      console.error(`${file} names ${name}, which is not there.`);
      process.exitCode = 1;
    }
  }
}
