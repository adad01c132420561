import { isIP } from 'node:net';
import * as v from 'valibot';
import { LANGUAGE_CODES } from '../../src/content/languages/language-names';
import { PERSONAL_DATA_DAYS } from '../../src/platform/time';

const text = v.string();

function url(...protocols: string[]) {
  const message = `must be an address like ${protocols.map((each) => `${each}//…`).join(' or ')}`;
  return v.pipe(
    text,
    v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message),
    v.transform((value) => value.replace(/\/+$/, '')),
  );
}

function wholeNumber(min: number, max: number, message: string) {
  const isInRange = (value: number) => Number.isInteger(value) && value >= min && value <= max;
  return v.pipe(text, v.transform(Number), v.check(isInRange, message));
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
/** Nobody finds so many by trying. */
const MIN_SECRET_LETTERS = 16;
const secret = v.pipe(
  text,
  v.minLength(MIN_SECRET_LETTERS, `must be a secret of at least ${MIN_SECRET_LETTERS} characters.`),
);
const requiredSecret = v.optional(secret, '');
const token = v.pipe(
  text,
  v.regex(
    /^[\x21-\x7e]{40,}$/,
    'must be a token of at least 40 letters and digits, without spaces.',
  ),
);
const port = wholeNumber(1, 65_535, 'must be a number from 1 to 65535.');
const days = wholeNumber(1, 36_500, 'must be a number of days from 1 to 36500.');
const commaSeparated = v.pipe(
  text,
  v.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);
const languagesExpected = `must be some of ${LANGUAGE_CODES.join(', ')}, with commas between them.`;
const host = v.check<string, string>(
  (value) => isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value),
  'must be an address or a name to listen on, like 127.0.0.1.',
);
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** As long as the field of the CMS. A word without a capital, such as `yes`, is no name but a mistake. */
const seed = v.pipe(
  text,
  v.trim(),
  v.check(
    (value) =>
      value === 'on' || value === 'off' || /(?=.*\p{L})(?!^[a-z0-9]*$)^.{2,60}$/u.test(value),
    'must be "on", "off" or the name of your organisation, such as "Thumbi Trust".',
  ),
);

const mailAddress = /^[^\s@<>,"]+@[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

// .env.example describes each.
const Environment = v.object({
  HOST: v.optional(v.pipe(text, host), '127.0.0.1'),
  PORT: v.optional(port, '1337'),
  CMS_PUBLIC_URL: v.optional(webUrl),
  SITE_URL: v.optional(origin),
  CMS_DATA_DIR: v.optional(text, '../data/cms'),
  DATABASE_URL: v.optional(url('postgres:', 'postgresql:')),
  APP_KEYS: v.optional(
    v.pipe(
      commaSeparated,
      v.check(
        (keys) => keys.length > 0 && keys.every((key) => key.length >= MIN_SECRET_LETTERS),
        `must be one or more secrets of at least ${MIN_SECRET_LETTERS} characters, parted by commas.`,
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
  // The variable had this name while there was one address alone.
  CONTENT_HOOK_URL: v.optional(webUrl),
  CONTENT_HOOK_SECRET: v.optional(secret),
  PREVIEW_SECRET: v.optional(secret),
  S3_BUCKET: v.optional(text),
  S3_REGION: v.optional(text),
  S3_ACCESS_KEY_ID: v.optional(text),
  S3_SECRET_ACCESS_KEY: v.optional(text),
  S3_ENDPOINT: v.optional(webUrl),
  S3_BASE_URL: v.optional(webUrl),
  S3_FORCE_PATH_STYLE: v.optional(v.picklist(['true', 'false'], 'must be "true" or "false".')),
  LANGUAGES: v.optional(
    v.pipe(commaSeparated, v.array(v.picklist(LANGUAGE_CODES, languagesExpected))),
  ),
  TIME_ZONE: v.optional(
    v.pipe(text, v.check(isTimeZone, 'must be a time zone, like Asia/Kolkata.')),
    'Asia/Kolkata',
  ),
  SMTP_HOST: v.optional(text),
  SMTP_PORT: v.optional(port, '587'),
  SMTP_SECURITY: v.optional(
    v.picklist(['starttls', 'tls', 'off'], 'must be "starttls", "tls" or "off".'),
  ),
  SMTP_USER: v.optional(text),
  SMTP_PASSWORD: v.optional(text),
  MAIL_FROM: v.optional(
    v.pipe(text, v.regex(mailAddress, 'must be the e-mail address from which mails are sent.')),
  ),
  MAIL_TO: v.optional(
    v.pipe(
      commaSeparated,
      v.check(
        (addresses) => addresses.every((address) => mailAddress.test(address)),
        'must be one or more e-mail addresses, parted by commas.',
      ),
    ),
  ),
  MAIL_RETRY_DAYS: v.optional(days, '3'),
  RETENTION_DAYS: v.optional(
    v.union([v.literal('off'), days], 'must be a number of days from 1 to 36500, or "off".'),
    String(PERSONAL_DATA_DAYS),
  ),
});

export type Settings = v.InferOutput<typeof Environment>;
type Name = keyof Settings;

/** Each problem begins with the name of the variable; where there is one, values may be missing. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): {
  settings: Settings;
  problems: readonly string[];
} {
  // A variable that is there but empty counts as missing.
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value?.trim()) given[name] = value.trim();
  }
  const { issues = [], output } = v.safeParse(Environment, given);
  // A list adds the place within it to the path; the name of the variable is enough.
  const wrong = issues.map((issue) => `${issue.path?.[0].key} ${issue.message}`);
  return { settings: output as Settings, problems: [...wrong, ...contradictions(given)] };
}

const TOKENS = ['CMS_TOKEN', 'CMS_WRITE_TOKEN', 'CMS_TOKEN_NEXT', 'CMS_WRITE_TOKEN_NEXT'] as const;

function contradictions(given: Partial<Record<Name, string>>): string[] {
  const problems: string[] = [];
  const demand = (names: readonly Name[], reason: string) => {
    for (const name of names) if (!given[name]) problems.push(`${name} is missing: ${reason}.`);
  };
  const names = Object.keys(Environment.entries) as Name[];
  const { SMTP_HOST, SMTP_USER, SMTP_PASSWORD } = given;

  for (const [index, name] of TOKENS.entries()) {
    const same = TOKENS.slice(0, index).find((other) => given[other] === given[name]);
    if (given[name] && same) problems.push(`${name} must not be the same as ${same}.`);
  }
  if (given.CONTENT_HOOK_URLS ?? given.CONTENT_HOOK_URL) {
    demand(['CONTENT_HOOK_SECRET'], 'it proves to the website who calls CONTENT_HOOK_URLS');
  }
  if (given.PREVIEW_SECRET) demand(['SITE_URL'], 'PREVIEW_SECRET signs links to the website');
  if (names.some((name) => name.startsWith('S3_') && given[name])) {
    const s3 = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
    demand(s3, 'uploads go to S3 as soon as one S3_ variable is set');
  }
  const forMails = names.filter((name) => /^(SMTP|MAIL)_/.test(name) && given[name]);
  if (SMTP_HOST) demand(['MAIL_FROM', 'MAIL_TO'], 'SMTP_HOST sends mails about submissions');
  if (SMTP_HOST && (SMTP_USER ?? SMTP_PASSWORD)) {
    demand(['SMTP_USER', 'SMTP_PASSWORD'], 'the mail server wants both, or neither');
  }
  if (forMails.length > 0) {
    demand(['SMTP_HOST'], `without it no mail is sent. Set it, or remove ${forMails.join(', ')}`);
  }
  return problems;
}
