/** How the organisation is told of submissions. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** `starttls` turns TLS on after the greeting, `tls` begins with it, `off` has none. */
  readonly security: 'starttls' | 'tls' | 'off';
  readonly user?: string;
  readonly password?: string;
  readonly from: string;
  readonly to: readonly string[];
  /** Days for which a mail that the server does not take is tried again. */
  readonly retryDays: number;
}

/** What is done with what people sent. */
export interface SubmissionSettings {
  /** No mail is sent without it. */
  readonly mail?: MailSettings;
  /** Days after which an entry is erased; entries are kept for ever without it. */
  readonly retentionDays?: number;
}

type Text = (name: string) => string | undefined;

const SECURITIES = ['starttls', 'tls', 'off'] as const;
const MAIL_VARIABLES = ['SMTP_PORT', 'SMTP_SECURITY', 'SMTP_USER', 'SMTP_PASSWORD'] as const;
const ADDRESS = /^[^\s@<>,"]+@[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;
/** The privacy policy promises 24 months at most. */
const DEFAULT_RETENTION_DAYS = 730;

/** Reads SMTP_*, MAIL_* and RETENTION_DAYS; adds a line to `problems` for each that is wrong. */
export function readSubmissions(text: Text, problems: string[]): SubmissionSettings {
  const mail = readMail(text, problems);
  const retention = text('RETENTION_DAYS');
  const keepsForEver = retention === 'off';
  const retentionDays = keepsForEver
    ? undefined
    : days('RETENTION_DAYS', retention, DEFAULT_RETENTION_DAYS, problems, ', or "off"');
  return {
    ...(mail ? { mail } : {}),
    ...(retentionDays === undefined ? {} : { retentionDays }),
  };
}

function readMail(text: Text, problems: string[]): MailSettings | undefined {
  const host = text('SMTP_HOST');
  if (host === undefined) {
    const without = [...MAIL_VARIABLES, 'MAIL_FROM', 'MAIL_TO'].filter((name) => text(name));
    if (without.length > 0) {
      problems.push(
        `SMTP_HOST is missing, without which no mail is sent: set it, or remove ${without.join(', ')}.`,
      );
    }
    return undefined;
  }
  const port = Number(text('SMTP_PORT') ?? '587');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    problems.push('SMTP_PORT must be a number from 1 to 65535.');
  }
  const wanted = text('SMTP_SECURITY') ?? (port === 465 ? 'tls' : 'starttls');
  const security = SECURITIES.find((each) => each === wanted);
  if (security === undefined) {
    problems.push('SMTP_SECURITY must be "starttls", "tls" or "off".');
  }
  const user = text('SMTP_USER');
  const password = text('SMTP_PASSWORD');
  if ((user === undefined) !== (password === undefined)) {
    const missing = user === undefined ? 'SMTP_USER' : 'SMTP_PASSWORD';
    problems.push(`${missing} is missing: the mail server wants both, or neither.`);
  }
  const from = text('MAIL_FROM') ?? '';
  if (!ADDRESS.test(from)) {
    problems.push('MAIL_FROM must be the e-mail address from which mails are sent.');
  }
  const to = (text('MAIL_TO') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  if (to.length === 0 || to.some((address) => !ADDRESS.test(address))) {
    problems.push('MAIL_TO must be one or more e-mail addresses, parted by commas.');
  }
  const retryDays = days('MAIL_RETRY_DAYS', text('MAIL_RETRY_DAYS'), 3, problems);
  return {
    host,
    port,
    security: security ?? 'starttls',
    ...(user === undefined ? {} : { user }),
    ...(password === undefined ? {} : { password }),
    from,
    to,
    retryDays,
  };
}

function days(
  name: string,
  given: string | undefined,
  otherwise: number,
  problems: string[],
  alternative = '',
): number {
  const count = Number(given ?? otherwise);
  if (Number.isInteger(count) && count >= 1 && count <= 36_500) return count;
  problems.push(`${name} must be a number of days from 1 to 36500${alternative}.`);
  return otherwise;
}
