import type { Folder } from './repository.ts';

interface Suite {
  readonly name: string;
  readonly folder: Folder;
  readonly command: string;
  /** How long it takes on two cores, with what it installs. */
  readonly minutes: number;
  /** Programs without which it is left out. */
  readonly programs?: readonly string[];
}

/** What `npm test` leaves out, what is worth most first. */
export const SLOW_SUITES: readonly Suite[] = [
  {
    name: 'more journeys of the staff',
    folder: 'root',
    command: 'npm run --silent test:journeys -- --grep @slow',
    minutes: 10,
  },
  {
    name: 'interrupted start, full disk and commands of the CMS',
    folder: 'cms',
    command: 'npm run --silent test:slow',
    minutes: 4,
  },
  {
    name: 'more of the CMS on PostgreSQL',
    folder: 'cms',
    command: 'npm run --silent test:postgres:slow',
    minutes: 4,
  },
  {
    name: 'more of the site in a browser',
    folder: 'site',
    command: 'npm run --silent test:e2e:slow',
    minutes: 4,
  },
  {
    name: 'taking the website over',
    folder: 'root',
    command: 'npm run --silent test:takeover',
    minutes: 5,
  },
  {
    name: 'npm run dev',
    folder: 'root',
    command: 'node --test scripts/tests/slow/*.test.ts',
    minutes: 2,
  },
  {
    name: 'Firefox and WebKit',
    folder: 'root',
    command: 'npm run --silent test:engines',
    minutes: 3,
    programs: ['firefox-esr', 'WebKitWebDriver', 'Xvfb'],
  },
  {
    name: 'real Strapi 4 and 5',
    folder: 'root',
    command: 'npm run --silent test:strapi',
    minutes: 12,
    programs: ['python3', 'make', 'g++'],
  },
  {
    name: 'CMS without each feature',
    folder: 'root',
    command: 'npm run --silent test:features',
    minutes: 30,
  },
  { name: 'mutants', folder: 'root', command: 'npm run --silent test:mutants', minutes: 180 },
];

/** Of suites that run one after the other, those that end within so many minutes. */
export function suitesWithin<Each extends Pick<Suite, 'minutes'>>(
  minutes: number,
  suites: readonly Each[],
): readonly Each[] {
  let left = minutes;
  return suites.filter((suite) => {
    if (suite.minutes > left) return false;
    left -= suite.minutes;
    return true;
  });
}
