import { isIP } from 'node:net';
import path from 'node:path';
import { readSubmissions, type SubmissionSettings } from './submissions';

/** Where uploads go when they do not stay on this machine's disk. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Address of an S3-compatible service that is not Amazon's. */
  readonly endpoint?: string;
  /** Public address of the bucket or of the CDN before it. */
  readonly baseUrl?: string;
  readonly forcePathStyle: boolean;
}

/** Everything that this program is told from outside. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Address at which editors open it, where that is not http://HOST:PORT. */
  readonly publicUrl?: string;
  /** Address of the website. */
  readonly siteUrl?: string;
  readonly dataDir: string;
  /** PostgreSQL; SQLite in `dataDir` where it is missing. */
  readonly databaseUrl?: string;
  readonly appKeys: readonly string[];
  readonly apiTokenSalt: string;
  readonly adminJwtSecret: string;
  readonly transferTokenSalt: string;
  readonly encryptionKey: string;
  /** The website's key for reading, in clear. */
  readonly readToken: string;
  /** The website's key for sending forms, in clear. */
  readonly writeToken?: string;
  /** The keys beside them while keys are being changed: both of each are taken. */
  readonly readTokenNext?: string;
  readonly writeTokenNext?: string;
  /** Whether an empty database gets sample content. */
  readonly seed: boolean;
  /** Where the website is told of changed content; it finds changes a little later without it. */
  readonly contentHook?: { readonly url: string; readonly secret: string };
  /** What links to drafts are signed with, and the website that they lead to; none without both. */
  readonly preview?: { readonly secret: string; readonly siteOrigin: string };
  readonly s3?: S3Settings;
  readonly submissions: SubmissionSettings;
}

type Environment = Readonly<Record<string, string | undefined>>;

const SECRET_LENGTH = 16;
const TOKEN_LENGTH = 40;

/**
 * Reads the settings from the environment.
 * `appDir` is the folder of this program, from which a relative CMS_DATA_DIR counts.
 * Gives every problem there is, each a line that starts with the variable's name.
 */
export function readSettings(
  env: Environment,
  appDir: string,
): { settings: Settings; problems: readonly string[] } {
  const problems: string[] = [];
  const text = (name: string) => env[name]?.trim() || undefined;
  const secret = (name: string): string => {
    const value = text(name) ?? '';
    if (value.length < SECRET_LENGTH) {
      problems.push(`${name} must be a secret of at least ${SECRET_LENGTH} characters.`);
    }
    return value;
  };
  const token = (name: string, required: boolean): string | undefined => {
    const value = text(name);
    if (value === undefined ? required : !/^[\x21-\x7e]+$/.test(value) || tooShort(value)) {
      problems.push(
        `${name} must be a key of at least ${TOKEN_LENGTH} letters and digits, without spaces.`,
      );
    }
    return value;
  };
  const address = (name: string, protocols: readonly string[]): string | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    const protocol = URL.canParse(value) ? new URL(value).protocol : '';
    if (!protocols.includes(protocol)) {
      const expected = protocols.map((each) => `${each}//…`).join(' or ');
      problems.push(`${name} must be an address like ${expected}`);
      return undefined;
    }
    return value.replace(/\/+$/, '');
  };

  const host = text('HOST') ?? '127.0.0.1';
  if (isIP(host) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) {
    problems.push('HOST must be an address or a name to listen on, like 127.0.0.1.');
  }
  const port = Number(text('PORT') ?? '1337');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    problems.push('PORT must be a number from 1 to 65535.');
  }
  const appKeys = (text('APP_KEYS') ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  if (appKeys.length === 0 || appKeys.some((key) => key.length < SECRET_LENGTH)) {
    problems.push(
      `APP_KEYS must be one or more secrets of at least ${SECRET_LENGTH} characters, parted by commas.`,
    );
  }
  const seed = text('SEED') ?? 'on';
  if (seed !== 'on' && seed !== 'off') problems.push('SEED must be "on" or "off".');

  const readToken = token('CMS_TOKEN', true);
  const writeToken = token('CMS_WRITE_TOKEN', false);
  const readTokenNext = token('CMS_TOKEN_NEXT', false);
  const writeTokenNext = token('CMS_WRITE_TOKEN_NEXT', false);
  const names = new Map([[readToken, 'CMS_TOKEN']]);
  for (const [name, value] of [
    ['CMS_WRITE_TOKEN', writeToken],
    ['CMS_TOKEN_NEXT', readTokenNext],
    ['CMS_WRITE_TOKEN_NEXT', writeTokenNext],
  ] as const) {
    if (value === undefined) continue;
    const same = names.get(value);
    if (same) problems.push(`${name} must not be the same as ${same}.`);
    names.set(value, name);
  }
  const publicUrl = address('CMS_PUBLIC_URL', ['http:', 'https:']);
  const siteUrl = address('SITE_URL', ['http:', 'https:']);
  const databaseUrl = address('DATABASE_URL', ['postgres:', 'postgresql:']);
  const hookUrl = address('CONTENT_HOOK_URL', ['http:', 'https:']);
  const hookSecret = hookUrl ? secret('CONTENT_HOOK_SECRET') : '';
  const previewSecret = text('PREVIEW_SECRET') ? secret('PREVIEW_SECRET') : undefined;
  if (previewSecret && !siteUrl) {
    problems.push('SITE_URL is missing: PREVIEW_SECRET signs links to the website.');
  }
  const s3 = readS3(env, problems, address);
  const submissions = readSubmissions(text, problems);

  const settings: Settings = {
    host,
    port,
    ...(publicUrl ? { publicUrl } : {}),
    ...(siteUrl ? { siteUrl } : {}),
    dataDir: path.resolve(appDir, text('CMS_DATA_DIR') ?? '../data/cms'),
    ...(databaseUrl ? { databaseUrl } : {}),
    appKeys,
    apiTokenSalt: secret('API_TOKEN_SALT'),
    adminJwtSecret: secret('ADMIN_JWT_SECRET'),
    transferTokenSalt: secret('TRANSFER_TOKEN_SALT'),
    encryptionKey: secret('ENCRYPTION_KEY'),
    readToken: readToken ?? '',
    ...(writeToken ? { writeToken } : {}),
    ...(readTokenNext ? { readTokenNext } : {}),
    ...(writeTokenNext ? { writeTokenNext } : {}),
    seed: seed !== 'off',
    ...(hookUrl ? { contentHook: { url: hookUrl, secret: hookSecret } } : {}),
    ...(previewSecret && siteUrl
      ? { preview: { secret: previewSecret, siteOrigin: new URL(siteUrl).origin } }
      : {}),
    ...(s3 ? { s3 } : {}),
    submissions,
  };
  return { settings, problems };
}

function tooShort(value: string): boolean {
  return value.length < TOKEN_LENGTH;
}

const S3_REQUIRED = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const S3_ALL = [...S3_REQUIRED, 'S3_ENDPOINT', 'S3_BASE_URL', 'S3_FORCE_PATH_STYLE'] as const;

function readS3(
  env: Environment,
  problems: string[],
  address: (name: string, protocols: readonly string[]) => string | undefined,
): S3Settings | undefined {
  const text = (name: (typeof S3_ALL)[number]) => env[name]?.trim() ?? '';
  if (S3_ALL.every((name) => text(name) === '')) return undefined;
  for (const name of S3_REQUIRED) {
    if (text(name) === '') {
      problems.push(`${name} is missing: uploads go to S3 as soon as one S3_ variable is set.`);
    }
  }
  if (!['', 'true', 'false'].includes(text('S3_FORCE_PATH_STYLE'))) {
    problems.push('S3_FORCE_PATH_STYLE must be "true" or "false".');
  }
  const endpoint = address('S3_ENDPOINT', ['http:', 'https:']);
  const baseUrl = address('S3_BASE_URL', ['http:', 'https:']);
  return {
    bucket: text('S3_BUCKET'),
    region: text('S3_REGION'),
    accessKeyId: text('S3_ACCESS_KEY_ID'),
    secretAccessKey: text('S3_SECRET_ACCESS_KEY'),
    ...(endpoint ? { endpoint } : {}),
    ...(baseUrl ? { baseUrl } : {}),
    forcePathStyle: text('S3_FORCE_PATH_STYLE') === 'true',
  };
}
