// Finds what the CMS exports and no other file names, such as code that only a removed feature used, and what features
// can give to each other, but none gives or none uses.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './repository.ts';

const IMPORTERS = ['cms/{config,src,tests}/**/*.{ts,tsx}', '{journeys,scripts,site/tests}/**/*.ts'];
const EXPORT = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;

/** Returns each export of `cms/src` whose name is in no other file, as `move.ts: moveEntry`. */
export function unusedExports(files: ReadonlyMap<string, string>): string[] {
  const fileCounts = new Map<string, number>();
  for (const text of files.values()) {
    for (const word of new Set(text.match(/\w+/g))) {
      fileCounts.set(word, (fileCounts.get(word) ?? 0) + 1);
    }
  }
  return [...files]
    .filter(([file]) => file.startsWith('cms/src/'))
    .flatMap(([file, text]) =>
      [...text.matchAll(EXPORT)]
        .filter(([, name = '']) => fileCounts.get(name) === 1)
        .map(([, name]) => `${file}: ${name}`),
    );
}

/** How features give to each other what the interface declares. The compiler refuses a name that it does not declare. */
const SHARED_PARTS = [
  {
    interfaceName: 'ProvidedByFeatures',
    given: /\bprovided: \{([^}]*)\}/g,
    used: /\bprovidedByFeatures\.(\w+)/g,
  },
  {
    interfaceName: 'ProvidedComponents',
    given: /\b(?:providedComponents:|joinedNotes =) \{([^}]*)\}/g,
    used: /\buseProvidedComponent\('(\w+)'\)/g,
  },
];

/** Says which parts of these interfaces no feature gives, and which no feature uses. */
export function unusedParts(code: string): string[] {
  return SHARED_PARTS.flatMap(({ interfaceName, given, used }) => {
    const [, members = ''] = code.split(`interface ${interfaceName} {`);
    const [body = ''] = members.split('\n}');
    const names = [...body.matchAll(/^ {2}(?:readonly )?(\w+)[:(]/gm)].map(([, name = '']) => name);
    if (names.length === 0) return [`cms/src has no interface ${interfaceName}.`];
    const wordsOf = (pattern: RegExp) =>
      [...code.matchAll(pattern)].flatMap(([, words = '']) => words.match(/\w+/g) ?? []);
    const [givenNames, usedNames] = [wordsOf(given), wordsOf(used)];
    return [
      ...names.filter((name) => !givenNames.includes(name)).map((name) => `gives ${name}`),
      ...names.filter((name) => !usedNames.includes(name)).map((name) => `uses ${name}`),
    ].map((problem) => `No feature ${problem} of ${interfaceName}.`);
  });
}

if (import.meta.main) {
  const files = globSync(IMPORTERS, { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] });
  const readText = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const texts = new Map(files.map((file) => [file, readText(file)]));
  const sources = files.filter((file) => file.startsWith('cms/src/')).map(readText);
  const problems = [
    ...unusedExports(texts).map((unused) => `Remove this, or only its "export": ${unused}`),
    ...unusedParts(sources.join('\n')),
  ];
  for (const problem of problems) {
    console.error(problem);
    process.exitCode = 1;
  }
}
