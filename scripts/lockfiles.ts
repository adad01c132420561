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
  const places = [...missing(packages).keys()];
  return places.map((place) => place.replace(/^.*node_modules\//, '')).sort();
}

/** The same packages with an entry for each optional package that was lacking, in npm's order. */
export function completed(packages: LockPackages): LockPackages {
  const all: LockPackages = { ...packages, ...Object.fromEntries(missing(packages)) };
  const places = Object.keys(all).sort((one, other) => one.localeCompare(other, 'en'));
  return Object.fromEntries(places.map((place) => [place, all[place] ?? {}]));
}

/** What lacks, by the place where it belongs: at the top, or below its owner where that is taken. */
function missing(packages: LockPackages): Map<string, LockEntry> {
  const found = new Map<string, LockEntry>();
  for (const [owner, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const present = placesSeenFrom(owner, name).some((place) => place in packages);
      if (present) continue;
      const top = `node_modules/${name}`;
      const taken = (found.get(top)?.version ?? version) !== version;
      const place = taken ? `${owner}/node_modules/${name}` : top;
      found.set(place, entryFor(name, version, entry.dev === true));
    }
  }
  return found;
}

/** Where Node looks for a package from within another: beside it, and up to the top. */
function placesSeenFrom(owner: string, name: string): string[] {
  const steps = owner.split('/node_modules/');
  const below = steps.map((_step, index) => steps.slice(0, index + 1).join('/node_modules/'));
  return [...below.map((place) => `${place}/node_modules/${name}`), `node_modules/${name}`];
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
