/**
 * Lock files that fit every machine. Packages with compiled parts name one optional package per
 * kind of machine. A registry that mirrors only some of them leaves the others out of the lock
 * file, and `npm ci` then refuses it. The missing entries follow from what names them, so they are
 * written here; npm skips them on every machine that they are not for.
 */

/** What is read of one entry of a lock file; the rest is kept as it is. */
export interface LockEntry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  [other: string]: unknown;
}

/** The packages of a lock file, by their place (`node_modules/name`). */
export type LockPackages = Record<string, LockEntry>;

const SYSTEMS = new Set(
  'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' '),
);
const PROCESSORS = new Set(
  'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' '),
);

/** The names of the optional packages that a lock file lacks. */
export function missingOptional(packages: LockPackages): string[] {
  return [...missing(packages).keys()].sort();
}

/** The same packages with an entry for each optional package that was lacking, in npm's order. */
export function completed(packages: LockPackages): LockPackages {
  const added = [...missing(packages)].map(([name, entry]) => [`node_modules/${name}`, entry]);
  const all: LockPackages = { ...packages, ...Object.fromEntries(added) };
  const names = Object.keys(all).sort((one, other) => one.localeCompare(other, 'en'));
  return Object.fromEntries(names.map((name) => [name, all[name] ?? {}]));
}

function missing(packages: LockPackages): Map<string, LockEntry> {
  const present = new Set(Object.keys(packages).map((place) => place.split('node_modules/').pop()));
  const found = new Map<string, LockEntry>();
  for (const entry of Object.values(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!present.has(name)) found.set(name, entryFor(name, version, entry.dev === true));
    }
  }
  return found;
}

/** `@rollup/rollup-linux-x64-musl` is for Linux on x64 with musl's C library. */
function entryFor(name: string, version: string, dev: boolean): LockEntry {
  const words = (name.split('/').pop() ?? name).split('-');
  const musl = words.some((word) => word.startsWith('musl'));
  const gnu = words.some((word) => word.startsWith('gnu'));
  const linux = words.includes('linux');
  return {
    version,
    cpu: words.filter((word) => PROCESSORS.has(word)),
    ...(dev ? { dev } : {}),
    ...(linux && (musl || gnu) ? { libc: [musl ? 'musl' : 'glibc'] } : {}),
    optional: true,
    os: words.filter((word) => SYSTEMS.has(word)),
  };
}
