import * as v from 'valibot';

/**
 * The only reader of the environment. Checked once, at boot: a missing or bad setting stops the
 * program with one message that names every problem. Each setting is described in docs/deploying.md.
 */

const httpUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'expected an address that begins with http:// or https://',
  ),
);

const origin = v.pipe(
  httpUrl,
  v.check((value) => {
    if (!URL.canParse(value)) return true;
    const { pathname, search, hash, username } = new URL(value);
    return pathname === '/' && search === '' && hash === '' && username === '';
  }, 'expected an origin alone, without path, query or password'),
  v.transform((value) => new URL(value).origin),
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

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+$/, `expected a whole number from ${least} to ${most}`),
    v.transform(Number),
    v.check((n) => n >= least && n <= most, `expected a whole number from ${least} to ${most}`),
  );

const onOff = v.pipe(
  v.picklist(['on', 'off'], 'expected on or off'),
  v.transform((value) => value === 'on'),
);

const redisUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (value) => URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol),
    'expected an address that begins with redis:// or rediss://',
  ),
);

const tileUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (value) => /^https?:\/\//.test(value) && ['{z}', '{x}', '{y}'].every((p) => value.includes(p)),
    'expected a tile address such as https://tile.example.org/{z}/{x}/{y}.png',
  ),
);

const Environment = v.object({
  CMS_URL: baseUrl,
  CMS_TOKEN: token,
  CMS_TOKEN_NEXT: v.optional(token),
  CMS_WRITE_TOKEN: v.optional(token),
  CMS_WRITE_TOKEN_NEXT: v.optional(token),
  SITE_URL: v.optional(origin),
  HOST: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty('expected an address')), '127.0.0.1'),
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  DATA_DIR: v.optional(
    v.pipe(v.string(), v.trim(), v.nonEmpty('expected a folder')),
    '../data/site',
  ),
  MAP_TILE_URL: v.optional(tileUrl, 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_ATTRIBUTION: v.optional(
    v.pipe(v.string(), v.trim(), v.nonEmpty('expected a text: the map must name its source')),
    '© OpenStreetMap contributors',
  ),
  MEDIA_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((part) => part.trim())),
      v.transform((parts) => parts.filter((part) => part !== '')),
      v.array(origin),
    ),
    '',
  ),
  CONTENT_HOOK_SECRET: v.optional(
    v.pipe(token, v.minLength(16, 'expected a secret of at least 16 characters')),
  ),
  PREVIEW_SECRET: v.optional(
    v.pipe(token, v.minLength(16, 'expected a secret of at least 16 characters')),
  ),
  CONTENT_TTL: v.optional(wholeNumber(1, 3600), '5'),
  TRUST_PROXY: v.optional(onOff, 'off'),
  OUTBOX: v.optional(onOff, 'off'),
  OUTBOX_MAX: v.optional(wholeNumber(1, 1_000_000), '5000'),
  FORM_LIMIT_PER_ADDRESS: v.optional(wholeNumber(1, 1_000_000), '120'),
  FORM_LIMIT_TOTAL: v.optional(wholeNumber(1, 1_000_000), '1200'),
  FORM_LIMIT_MINUTES: v.optional(wholeNumber(1, 1440), '10'),
  REDIS_URL: v.optional(redisUrl),
  METRICS_PORT: v.optional(wholeNumber(1, 65_535)),
  METRICS_HOST: v.optional(
    v.pipe(v.string(), v.trim(), v.nonEmpty('expected an address')),
    '127.0.0.1',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'expected fatal, error, warn, info, debug or silent',
    ),
    'info',
  ),
});

/** The variables that are read, for the test that compares them with their description. */
export const settingNames: readonly string[] = Object.keys(Environment.entries);

/** What the program runs with. `cmsUrl` and `siteUrl` carry no slash at their end. */
export interface Config {
  readonly cmsUrl: string;
  readonly cmsToken: string;
  readonly cmsWriteToken: string;
  /** The tokens beside them while they are being changed: tried where the first are refused. */
  readonly cmsTokenNext: string | undefined;
  readonly cmsWriteTokenNext: string | undefined;
  readonly siteUrl: string;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly mapTileUrl: string;
  readonly mapAttribution: string;
  readonly mediaOrigins: readonly string[];
  /** Milliseconds for which content counts as fresh where no webhook tells of changes. */
  readonly contentTtl: number;
  /** What the backend proves itself with when it tells of a change; no hook without it. */
  readonly contentHookSecret: string | undefined;
  /** What the backend signs links to drafts with; no previews without it. */
  readonly previewSecret: string | undefined;
  readonly trustProxy: boolean;
  /** Whether submissions are written down here first and delivered afterwards; how many may wait. */
  readonly outbox: { readonly enabled: boolean; readonly most: number };
  /** How many submissions are taken in `window` seconds. */
  readonly formLimits: {
    readonly perAddress: number;
    readonly total: number;
    readonly window: number;
  };
  /** Where several instances share content, changes and limits. */
  readonly redisUrl: string | undefined;
  /** Where the metrics can be read; nowhere without a port. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  readonly logLevel: string;
}

/** Every setting that is missing or wrong, in one message for whoever starts the program. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      [
        `The website cannot start: ${problems.length === 1 ? 'one setting needs' : `${problems.length} settings need`} attention.`,
        ...problems.map((problem) => `  - ${problem}`),
        'Every setting is described in docs/deploying.md.',
      ].join('\n'),
    );
    this.problems = problems;
  }
}

/**
 * Reads the settings from `env` (empty values count as absent).
 * @throws {ConfigError} naming every variable that is missing or wrong
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
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
  const host = settings.HOST;
  return {
    cmsUrl: settings.CMS_URL,
    cmsToken: settings.CMS_TOKEN,
    cmsWriteToken: settings.CMS_WRITE_TOKEN ?? settings.CMS_TOKEN,
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
    mediaOrigins: settings.MEDIA_ORIGINS,
    contentTtl: settings.CONTENT_TTL * 1000,
    contentHookSecret: settings.CONTENT_HOOK_SECRET,
    previewSecret: settings.PREVIEW_SECRET,
    trustProxy: settings.TRUST_PROXY,
    outbox: { enabled: settings.OUTBOX, most: settings.OUTBOX_MAX },
    formLimits: {
      perAddress: settings.FORM_LIMIT_PER_ADDRESS,
      total: settings.FORM_LIMIT_TOTAL,
      window: settings.FORM_LIMIT_MINUTES * 60,
    },
    redisUrl: settings.REDIS_URL,
    metrics:
      settings.METRICS_PORT === undefined
        ? undefined
        : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    logLevel: settings.LOG_LEVEL,
  };
}

const expectation: Readonly<Record<string, string>> = {
  CMS_URL: 'expected the address of the content backend, such as http://127.0.0.1:1337',
  CMS_TOKEN: 'expected an API token of the content backend that may find the six content types',
};
