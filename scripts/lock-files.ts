// A registry that mirrors the packages of some kinds of machine leaves the optional ones of others out of
// a lock file, and `npm ci` refuses that file: this checks for them, and adds them with `--write`.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FOLDERS, folderPath } from './repository.ts';

export interface Entry {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The packages of a lock file by their place, such as `node_modules/vite/node_modules/rollup`. */
export type Packages = Readonly<Record<string, Entry>>;

const SYSTEMS = /^(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)$/;
const PROCESSORS = /^(arm|arm64|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)$/;

export function completed(packages: Packages): Packages {
  const found = new Map(Object.entries(packages));
  for (const [owner, { optionalDependencies, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      if (placesSeenFrom(owner, name).some((place) => place in packages)) continue;
      const top = `node_modules/${name}`;
      const isTaken = (found.get(top)?.version ?? version) !== version;
      found.set(isTaken ? `${owner}/${top}` : top, entryFor(name, version, dev));
    }
  }
  return Object.fromEntries([...found].sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Where Node looks for a package: below its owner, beside it, and so on up to the top. */
function placesSeenFrom(owner: string, name: string): string[] {
  const steps = owner.split('/node_modules/');
  const folders = steps.map((_, index) => steps.slice(0, index + 1).join('/node_modules/'));
  return [...folders, ''].map((folder) => `${folder}/node_modules/${name}`.replace(/^\//, ''));
}

/** `@rollup/rollup-linux-x64-musl` is for Linux on x64 with musl as its C library. */
function entryFor(name: string, version: string, dev: boolean | undefined) {
  const words = name.replace(/^.*\//, '').split('-');
  const library = /linux.*-(musl|gnu)/.exec(name)?.[1];
  return {
    version,
    cpu: words.filter((word) => PROCESSORS.test(word)),
    ...(dev ? { dev } : {}),
    ...(library ? { libc: [library === 'gnu' ? 'glibc' : library] } : {}),
    optional: true,
    os: words.filter((word) => SYSTEMS.test(word)),
  };
}

if (import.meta.main) {
  for (const folder of FOLDERS) {
    const file = path.join(folderPath(folder), 'package-lock.json');
    const text = readFileSync(file, 'utf8');
    const lock: { readonly packages: Packages } = JSON.parse(text);
    const whole = `${JSON.stringify({ ...lock, packages: completed(lock.packages) }, null, 2)}\n`;
    if (whole === text) continue;
    if (process.argv.includes('--write')) writeFileSync(file, whole);
    else {
      console.error(`${folder}/package-lock.json: run "npm run lock", and commit it.`);
      process.exitCode = 1;
    }
  }
}
