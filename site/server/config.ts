import * as v from 'valibot';
import {
  givingProblems,
  givingSettings,
  givingVariables,
} from '../app/features/giving/giving-settings.ts';
import { languages } from '../app/languages.ts';

// The only reader of the settings, which .env.example describes; the build alone reads STYLEGUIDE.

const httpUrl = url(/^https?:/, 'expected an address that begins with http:// or https://');

const origin = v.pipe(
  httpUrl,
  v.transform((value) => new URL(value)),
  v.check(
    ({ href, origin }) => href === `${origin}/`,
    'expected an origin alone, without path, query or password',
  ),
  v.transform((value) => value.origin),
);

const token = v.pipe(
  v.string('expected an API token of the CMS that may read the content types'),
  v.regex(/^[\x21-\x7e]+$/, 'expected a token of visible characters, without spaces'),
);

/** Nobody finds so many by trying. */
const MIN_SECRET_LETTERS = 16;
const secret = v.pipe(
  token,
  v.minLength(MIN_SECRET_LETTERS, `expected a secret of at least ${MIN_SECRET_LETTERS} characters`),
);

const onOff = v.pipe(
  v.picklist(['on', 'off'], 'expected on or off'),
  v.transform((value) => value === 'on'),
);

const origins = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
  v.array(origin),
);

const languagesExpected = `expected some of ${languages.join(', ')}, with commas between them`;

/** English always is among them, since what is not translated is shown in it. */
const offeredLanguages = v.pipe(
  v.string(),
  v.transform((value) => ['en', ...value.split(',').map((part) => part.trim())]),
  v.array(v.picklist(languages, languagesExpected)),
  v.transform((given) => languages.filter((language) => given.includes(language))),
);

const tilesExpected = 'expected a tile address such as https://tile.example.org/{z}/{x}/{y}.png';
const tileUrl = v.pipe(
  v.string(),
  v.regex(/^https?:\/\//, tilesExpected),
  v.includes('{z}', tilesExpected),
  v.includes('{x}', tilesExpected),
  v.includes('{y}', tilesExpected),
);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const Environment = v.object({
  CMS_URL: v.pipe(
    httpUrl,
    v.transform((value) => value.replace(/\/+$/, '')),
    v.check(
      (value) => !/\/(api|admin)$/.test(value),
      'expected the address of the CMS alone, without /api or /admin at its end',
    ),
  ),
  CMS_TOKEN: token,
  CMS_TOKEN_NEXT: v.optional(token),
  CMS_WRITE_TOKEN: v.optional(token),
  CMS_WRITE_TOKEN_NEXT: v.optional(token),
  SITE_URL: v.optional(origin),
  LANGUAGES: v.optional(offeredLanguages, 'en'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  DATA_DIR: v.optional(v.string(), '../data/site'),
  ORGANISATION_DIR: v.optional(v.string(), 'organisation'),
  MAP_TILE_URL: v.optional(tileUrl, 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_ATTRIBUTION: v.optional(v.string(), '© OpenStreetMap contributors'),
  MEDIA_ORIGINS: v.optional(origins, ''),
  CONTENT_HOOK_SECRET: v.optional(secret),
  PREVIEW_SECRET: v.optional(secret),
  CONTENT_TTL: v.optional(wholeNumber(1, 3600), '5'),
  PREPARE_IMAGES: v.optional(onOff, 'on'),
  TRUST_PROXY: v.optional(onOff, 'off'),
  FORM_LIMIT_PER_ADDRESS: v.optional(wholeNumber(1, 1_000_000), '120'),
  FORM_LIMIT_TOTAL: v.optional(wholeNumber(1, 1_000_000), '1600'),
  FORM_LIMIT_MINUTES: v.optional(wholeNumber(1, 1440), '10'),
  REDIS_URL: v.optional(
    url(/^rediss?:/, 'expected an address that begins with redis:// or rediss://'),
  ),
  ...givingVariables,
  LOG_LEVEL: v.optional(v.picklist(logLevels, `expected one of ${logLevels.join(', ')}`), 'info'),
});

function url(protocol: RegExp, message: string) {
  return v.pipe(v.string(message), v.url(message), v.regex(protocol, message));
}

function wholeNumber(min: number, max: number) {
  const message = `expected a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.digits(message),
    v.toNumber(),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

/** The variables that are read, for the test that compares them with .env.example. */
export const settingNames: readonly string[] = Object.keys(Environment.entries);

export type Config = Readonly<ReturnType<typeof readConfig>>;

export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? 'one setting needs' : `${problems.length} settings need`;
    super(
      [
        `The website cannot start: ${count} attention.`,
        ...problems.map((problem) => `  - ${problem}`),
        'Every setting is described in .env.example.',
      ].join('\n'),
    );
    this.problems = problems;
  }
}

/**
 * Reads the settings; empty values count as absent.
 * @throws {ConfigError}
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    settingNames.map((name) => [name, env[name]?.trim() || undefined]),
  );
  const result = v.safeParse(Environment, given, { abortPipeEarly: true });
  if (!result.success) {
    throw new ConfigError(
      result.issues.map(({ path, message }) => {
        const name = String(path?.[0]?.key);
        return given[name] === undefined ? `${name} is missing: ${message}` : `${name}: ${message}`;
      }),
    );
  }
  const settings = result.output;
  const missing = givingProblems(settings);
  if (missing.length > 0) throw new ConfigError(missing);
  const { CMS_TOKEN, CMS_TOKEN_NEXT, CMS_WRITE_TOKEN, HOST, PORT } = settings;
  return {
    cmsUrl: settings.CMS_URL,
    cmsToken: CMS_TOKEN,
    cmsWriteToken: CMS_WRITE_TOKEN ?? CMS_TOKEN,
    /** Used where the first are refused, while tokens are being changed. */
    cmsTokenNext: CMS_TOKEN_NEXT,
    cmsWriteTokenNext:
      settings.CMS_WRITE_TOKEN_NEXT ?? (CMS_WRITE_TOKEN === undefined ? CMS_TOKEN_NEXT : undefined),
    /** Without a slash at the end, as `cmsUrl`. */
    siteUrl: settings.SITE_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`,
    languages: settings.LANGUAGES,
    host: HOST,
    port: PORT,
    dataDir: settings.DATA_DIR,
    /** The folder of the organisation's facts. */
    organisationDir: settings.ORGANISATION_DIR,
    mapTileUrl: settings.MAP_TILE_URL,
    mapAttribution: settings.MAP_ATTRIBUTION,
    mediaOrigins: settings.MEDIA_ORIGINS,
    contentTtl: settings.CONTENT_TTL * 1000,
    /** With it the CMS tells of changes; there is no hook without it. */
    contentHookSecret: settings.CONTENT_HOOK_SECRET,
    /** With it the CMS signs links to drafts; there are no previews without it. */
    previewSecret: settings.PREVIEW_SECRET,
    /** Whether images are made in all sizes before a visitor asks for them. */
    prepareImages: settings.PREPARE_IMAGES,
    trustProxy: settings.TRUST_PROXY,
    /** How many submissions are taken in `window` seconds. */
    formLimits: {
      perIp: settings.FORM_LIMIT_PER_ADDRESS,
      total: settings.FORM_LIMIT_TOTAL,
      window: settings.FORM_LIMIT_MINUTES * 60,
    },
    redisUrl: settings.REDIS_URL,
    giving: givingSettings(settings),
    logLevel: settings.LOG_LEVEL,
  };
}
