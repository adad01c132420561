import { isIP } from 'node:net';
import * as v from 'valibot';
import { LANGUAGE_CODES } from '../../src/content/languages/language-names.ts';
import { PERSONAL_DATA_DAYS } from '../../src/content/submission-types.ts';
import { DEFAULT_TIME_ZONE } from '../../src/platform/time.ts';

const string = v.string();

function url(...protocols: string[]) {
  const message = `must be an address like ${protocols.map((each) => `${each}//…`).join(' or ')}`;
  return v.pipe(
    string,
    v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message),
    v.transform((value) => value.replace(/\/+$/, '')),
  );
}

function wholeNumber(min: number, max: number, message: string) {
  const isInRange = (value: number) => Number.isInteger(value) && value >= min && value <= max;
  return v.pipe(string, v.transform(Number), v.check(isInRange, message));
}

const webUrl = url('http:', 'https:');
const origin = v.pipe(
  webUrl,
  v.check(
    (value) => new URL(value).href === `${new URL(value).origin}/`,
    'must be an address alone, such as https://example.org, without a path or a query.',
  ),
  v.transform((value) => new URL(value).origin),
);
/** A stranger cannot guess a secret of this length. */
const MIN_SECRET_CHARACTERS = 16;
const secret = v.pipe(
  string,
  v.minLength(
    MIN_SECRET_CHARACTERS,
    `must be a secret of at least ${MIN_SECRET_CHARACTERS} characters.`,
  ),
);
const requiredSecret = v.optional(secret, '');
const token = v.pipe(
  string,
  v.regex(
    /^[\x21-\x7e]{40,}$/,
    'must be a token of at least 40 letters and digits, without spaces.',
  ),
);
const port = wholeNumber(1, 65_535, 'must be a number from 1 to 65535.');
const days = wholeNumber(1, 36_500, 'must be a number of days from 1 to 36500.');
const commaSeparated = v.pipe(
  string,
  v.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);
const languagesExpected = `must be some of ${LANGUAGE_CODES.join(', ')}, with commas between them.`;
const host = v.pipe(
  string,
  v.check(
    (value) => isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value),
    'must be an address or a name to listen on, like 127.0.0.1.',
  ),
);
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** One word in small letters, such as `yes`, is probably a mistake and not a name. */
function isOrganisationName(value: string): boolean {
  const hasLetter = /\p{L}/u.test(value);
  const isOneSmallWord = /^[a-z0-9]*$/.test(value);
  return hasLetter && !isOneSmallWord && /^.{2,60}$/u.test(value);
}

const seed = v.pipe(
  string,
  v.trim(),
  v.check(
    (value) => value === 'on' || value === 'off' || isOrganisationName(value),
    'must be "on", "off" or the name of your organisation, such as "Thumbi Trust".',
  ),
);

const mailAddress = /^[^\s@<>,"]+@[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

// .env.example describes each variable.
const EnvironmentSchema = v.object({
  HOST: v.optional(host, '127.0.0.1'),
  PORT: v.optional(port, '1337'),
  CMS_PUBLIC_URL: v.optional(webUrl),
  SITE_URL: v.optional(origin),
  CMS_DATA_DIR: v.optional(string, '../data/cms'),
  DATABASE_URL: v.optional(url('postgres:', 'postgresql:')),
  APP_KEYS: v.optional(
    v.pipe(
      commaSeparated,
      v.check(
        (keys) => keys.length > 0 && keys.every((key) => key.length >= MIN_SECRET_CHARACTERS),
        `must be one or more secrets of at least ${MIN_SECRET_CHARACTERS} characters, separated by commas.`,
      ),
    ),
    '',
  ),
  API_TOKEN_SALT: requiredSecret,
  ADMIN_JWT_SECRET: requiredSecret,
  TRANSFER_TOKEN_SALT: requiredSecret,
  ENCRYPTION_KEY: requiredSecret,
  CMS_TOKEN: v.optional(token, ''),
  CMS_WRITE_TOKEN: v.optional(token),
  CMS_TOKEN_NEXT: v.optional(token),
  CMS_WRITE_TOKEN_NEXT: v.optional(token),
  SEED: v.optional(seed, 'on'),
  CONTENT_HOOK_URLS: v.optional(v.pipe(commaSeparated, v.array(webUrl)), ''),
  CONTENT_HOOK_SECRET: v.optional(secret),
  PREVIEW_SECRET: v.optional(secret),
  S3_BUCKET: v.optional(string),
  S3_REGION: v.optional(string),
  S3_ACCESS_KEY_ID: v.optional(string),
  S3_SECRET_ACCESS_KEY: v.optional(string),
  S3_ENDPOINT: v.optional(webUrl),
  S3_BASE_URL: v.optional(webUrl),
  S3_FORCE_PATH_STYLE: v.optional(v.picklist(['true', 'false'], 'must be "true" or "false".')),
  LANGUAGES: v.optional(
    v.pipe(commaSeparated, v.array(v.picklist(LANGUAGE_CODES, languagesExpected))),
  ),
  TIME_ZONE: v.optional(
    v.pipe(string, v.check(isTimeZone, `must be a time zone, like ${DEFAULT_TIME_ZONE}.`)),
    DEFAULT_TIME_ZONE,
  ),
  SMTP_HOST: v.optional(string),
  SMTP_PORT: v.optional(port, '587'),
  SMTP_SECURITY: v.optional(
    v.picklist(['starttls', 'tls', 'off'], 'must be "starttls", "tls" or "off".'),
  ),
  SMTP_USER: v.optional(string),
  SMTP_PASSWORD: v.optional(string),
  MAIL_FROM: v.optional(
    v.pipe(string, v.regex(mailAddress, 'must be the e-mail address from which mails are sent.')),
  ),
  MAIL_TO: v.optional(
    v.pipe(
      commaSeparated,
      v.check(
        (addresses) => addresses.every((address) => mailAddress.test(address)),
        'must be one or more e-mail addresses, separated by commas.',
      ),
    ),
  ),
  MAIL_RETRY_DAYS: v.optional(days, '3'),
  RETENTION_DAYS: v.optional(
    v.union([v.literal('off'), days], 'must be a number of days from 1 to 36500, or "off".'),
    String(PERSONAL_DATA_DAYS),
  ),
});

export type Settings = v.InferOutput<typeof EnvironmentSchema>;
type Name = keyof Settings;

/** If there are problems, `settings` may lack values. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): {
  settings: Settings;
  problems: readonly string[];
} {
  // An empty variable counts as missing.
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value?.trim()) filled[name] = value.trim();
  }
  const { issues = [], output } = v.safeParse(EnvironmentSchema, filled);
  // The path begins with the name of the variable.
  const invalid = issues.map((issue) => `${issue.path?.[0].key} ${issue.message}`);
  return { settings: output as Settings, problems: [...invalid, ...missingOrConflicting(filled)] };
}

const TOKENS = ['CMS_TOKEN', 'CMS_WRITE_TOKEN', 'CMS_TOKEN_NEXT', 'CMS_WRITE_TOKEN_NEXT'] as const;

function missingOrConflicting(env: Partial<Record<Name, string>>): string[] {
  const problems: string[] = [];
  const requireAll = (names: readonly Name[], reason: string) => {
    for (const name of names) if (!env[name]) problems.push(`${name} is missing: ${reason}.`);
  };
  const setNames = (Object.keys(EnvironmentSchema.entries) as Name[]).filter((name) => env[name]);
  const { SMTP_HOST, SMTP_USER, SMTP_PASSWORD } = env;

  for (const [index, name] of TOKENS.entries()) {
    const same = TOKENS.slice(0, index).find((other) => env[other] === env[name]);
    if (env[name] && same) problems.push(`${name} must not be the same as ${same}.`);
  }
  if (env.CONTENT_HOOK_URLS) {
    requireAll(['CONTENT_HOOK_SECRET'], 'it proves to the website who calls CONTENT_HOOK_URLS');
  }
  if (env.PREVIEW_SECRET) requireAll(['SITE_URL'], 'PREVIEW_SECRET signs links to the website');
  if (setNames.some((name) => name.startsWith('S3_'))) {
    const s3 = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
    requireAll(s3, 'uploads go to S3 as soon as one S3_ variable is set');
  }
  if (SMTP_HOST) requireAll(['MAIL_FROM', 'MAIL_TO'], 'SMTP_HOST sends mails about submissions');
  if (SMTP_HOST && (SMTP_USER ?? SMTP_PASSWORD)) {
    requireAll(['SMTP_USER', 'SMTP_PASSWORD'], 'the mail server wants both, or neither');
  }
  const forMails = setNames.filter((name) => /^(SMTP|MAIL)_/.test(name));
  if (forMails.length > 0) {
    requireAll(
      ['SMTP_HOST'],
      `without it no mail is sent. Set it, or remove ${forMails.join(', ')}`,
    );
  }
  return problems;
}
