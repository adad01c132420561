import * as v from 'valibot';
import {
  givingProblems,
  givingSettings,
  givingVariables,
} from './features/giving/giving-settings.ts';

/**
 * The only reader of the environment. Checked once, at boot: a missing or bad setting stops the
 * program with one message that names every problem. Each setting is described in .env.example.
 */

/** A URL with one of these protocols. */
const url = (protocols: readonly string[], message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), message),
  );

const httpUrl = url(
  ['http:', 'https:'],
  'expected an address that begins with http:// or https://',
);

const origin = v.pipe(
  httpUrl,
  v.check((value) => {
    const { pathname = '/', search = '', hash = '', username = '' } = URL.parse(value) ?? {};
    return pathname === '/' && search + hash + username === '';
  }, 'expected an origin alone, without path, query or password'),
  v.transform((value) => URL.parse(value)?.origin ?? value),
);

const baseUrl = v.pipe(
  httpUrl,
  v.transform((value) => value.replace(/\/+$/, '')),
);

const token = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[\x21-\x7e]+$/, 'expected a token of visible characters, without spaces'),
);

const secret = v.pipe(token, v.minLength(16, 'expected a secret of at least 16 characters'));

const text = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

function wholeNumber(min: number, max: number) {
  const message = `expected a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.check((n) => n >= min && n <= max, message),
  );
}

const onOff = v.pipe(
  v.picklist(['on', 'off'], 'expected on or off'),
  v.transform((value) => value === 'on'),
);

const origins = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').flatMap((part) => part.trim() || [])),
  v.array(origin),
);

const tileUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (value) => /^https?:\/\//.test(value) && ['{z}', '{x}', '{y}'].every((p) => value.includes(p)),
    'expected a tile address such as https://tile.example.org/{z}/{x}/{y}.png',
  ),
);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const Environment = v.object({
  CMS_URL: baseUrl,
  CMS_TOKEN: token,
  CMS_TOKEN_NEXT: v.optional(token),
  CMS_WRITE_TOKEN: v.optional(token),
  CMS_WRITE_TOKEN_NEXT: v.optional(token),
  SITE_URL: v.optional(origin),
  HOST: v.optional(text('expected an address'), '127.0.0.1'),
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  DATA_DIR: v.optional(text('expected a folder'), '../data/site'),
  MAP_TILE_URL: v.optional(tileUrl, 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_ATTRIBUTION: v.optional(
    text('expected a text: the map must name its source'),
    '© OpenStreetMap contributors',
  ),
  MEDIA_ORIGINS: v.optional(origins),
  CONTENT_HOOK_SECRET: v.optional(secret),
  PREVIEW_SECRET: v.optional(secret),
  CONTENT_TTL: v.optional(wholeNumber(1, 3600), '5'),
  TRUST_PROXY: v.optional(onOff, 'off'),
  FORM_LIMIT_PER_ADDRESS: v.optional(wholeNumber(1, 1_000_000), '120'),
  FORM_LIMIT_TOTAL: v.optional(wholeNumber(1, 1_000_000), '1200'),
  FORM_LIMIT_MINUTES: v.optional(wholeNumber(1, 1440), '10'),
  REDIS_URL: v.optional(
    url(['redis:', 'rediss:'], 'expected an address that begins with redis:// or rediss://'),
  ),
  ...givingVariables,
  LOG_LEVEL: v.optional(v.picklist(logLevels, `expected one of ${logLevels.join(', ')}`), 'info'),
});

/** The variables that are read, for the test that compares them with .env.example. */
export const settingNames: readonly string[] = Object.keys(Environment.entries);

/** What the program runs with. `cmsUrl` and `siteUrl` carry no slash at their end. */
export type Config = Readonly<ReturnType<typeof readConfig>>;

/** Every setting that is missing or wrong, in one message for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      [
        `The website cannot start: ${problems.length === 1 ? 'one setting needs' : `${problems.length} settings need`} attention.`,
        ...problems.map((problem) => `  - ${problem}`),
        'Every setting is described in .env.example.',
      ].join('\n'),
    );
    this.problems = problems;
  }
}

/**
 * Reads the settings from `env` (empty values count as absent).
 * @throws {ConfigError} naming every variable that is missing or wrong
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = v.safeParse(Environment, given);
  if (!result.success) {
    throw new ConfigError(
      result.issues.map((issue) => {
        const name = String(issue.path?.[0]?.key ?? 'environment');
        return given[name] === undefined
          ? `${name} is missing: ${expectation[name] ?? 'it is required'}`
          : `${name}: ${issue.message}`;
      }),
    );
  }
  const settings = result.output;
  const missing = givingProblems(settings);
  if (missing.length > 0) throw new ConfigError(missing);
  const host = settings.HOST;
  return {
    cmsUrl: settings.CMS_URL,
    cmsToken: settings.CMS_TOKEN,
    cmsWriteToken: settings.CMS_WRITE_TOKEN ?? settings.CMS_TOKEN,
    /** Used where the first are refused, while tokens are being changed. */
    cmsTokenNext: settings.CMS_TOKEN_NEXT,
    cmsWriteTokenNext:
      settings.CMS_WRITE_TOKEN_NEXT ??
      (settings.CMS_WRITE_TOKEN === undefined ? settings.CMS_TOKEN_NEXT : undefined),
    siteUrl:
      settings.SITE_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${settings.PORT}`,
    host,
    port: settings.PORT,
    dataDir: settings.DATA_DIR,
    mapTileUrl: settings.MAP_TILE_URL,
    mapAttribution: settings.MAP_ATTRIBUTION,
    mediaOrigins: settings.MEDIA_ORIGINS ?? [],
    /** Milliseconds for which content counts as fresh. */
    contentTtl: settings.CONTENT_TTL * 1000,
    /** With it the CMS tells of changes; there is no hook without it. */
    contentHookSecret: settings.CONTENT_HOOK_SECRET,
    /** With it the CMS signs links to drafts; there are no previews without it. */
    previewSecret: settings.PREVIEW_SECRET,
    trustProxy: settings.TRUST_PROXY,
    /** How many submissions are taken in `window` seconds. */
    formLimits: {
      perAddress: settings.FORM_LIMIT_PER_ADDRESS,
      total: settings.FORM_LIMIT_TOTAL,
      window: settings.FORM_LIMIT_MINUTES * 60,
    },
    /** For several instances. */
    redisUrl: settings.REDIS_URL,
    giving: givingSettings(settings),
    logLevel: settings.LOG_LEVEL,
  };
}

const expectation: Readonly<Record<string, string>> = {
  CMS_URL: 'expected the address of the CMS, such as http://127.0.0.1:1337',
  CMS_TOKEN: 'expected an API token of the CMS that may read the content types',
};
