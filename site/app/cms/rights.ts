import { type CmsClient, CmsError } from './client.ts';
import type { Log } from './log.ts';
import { type SubmissionKind, submissionPath } from './submissions.ts';

/** What Strapi calls the types of section 7 in its screens: Settings, API Tokens. */
const TYPES: Readonly<Record<string, string>> = {
  '/api/projects': 'Project',
  '/api/just-ins': 'Just-in',
  '/api/testimonials': 'Testimonial',
  '/api/galleries': 'Gallery',
  '/api/teams': 'Team',
  '/api/stats-counters': 'Stats-counter',
  '/api/contact-forms': 'Contact-form',
  '/api/volunteer-forms': 'Volunteer-form',
  '/api/intern-forms': 'Intern-form',
  '/api/donate-forms': 'Donate-form',
};

const FORMS = (['contact', 'volunteer', 'intern', 'sponsor'] satisfies SubmissionKind[]).map(
  submissionPath,
);
const ASK_AGAIN_MS = 60_000;

/** The box to tick in Strapi, such as `Project: find`; undefined for types beyond section 7. */
export function rightFor(path: string, action: 'find' | 'findOne' | 'create'): string | undefined {
  const type = TYPES[path.replace(/\?.*/, '')];
  return type && `${type}: ${action}`;
}

/**
 * Tells the log which rights for the forms the tokens lack, or have too many of. Strapi decides on the token
 * before it looks at the data, so a POST without data tells, and stores nothing. Asks again where the CMS is away.
 */
export async function checkRights(
  client: Pick<CmsClient, 'get' | 'post'>,
  log: Log,
): Promise<void> {
  // With `fields=id` no personal data comes back.
  const reading = (path: string) => client.get(`${path}?fields=id&pagination[pageSize]=1`);
  // Strapi refuses the field before it looks for an entry, so that a 400 says that the token may read one.
  const readingOne = (path: string) => client.get(`${path}/0?fields=id&sort=noSuchField`);
  const [mayCreate, mayRead, mayReadOne] = await Promise.all([
    statusesOf((path) => client.post(path, {}, {})),
    statusesOf(reading),
    statusesOf(readingOne),
  ]);
  if (mayCreate.size === 0) {
    setTimeout(() => void checkRights(client, log), ASK_AGAIN_MS).unref();
    return;
  }
  const those = (statuses: ReadonlyMap<string, number>, ...wanted: readonly number[]) =>
    FORMS.filter((path) => wanted.includes(statuses.get(path) ?? 0));
  const rights = (paths: readonly string[], action: 'find' | 'findOne' | 'create') =>
    paths.map((path) => rightFor(path, action));

  const forbidden = those(mayCreate, 403);
  const absent = those(mayCreate, 404, 405);
  const readable = [
    ...rights(those(mayRead, 200), 'find'),
    ...rights(those(mayReadOne, 200, 400), 'findOne'),
  ];
  if (those(mayCreate, 401).length > 0) log.error({}, UNKNOWN_TOKEN);
  if (forbidden.length > 0) log.error({ tick: rights(forbidden, 'create') }, FORBIDDEN);
  if (absent.length > 0) log.error({ absent }, ABSENT);
  if (readable.length > 0) log.warn({ untick: readable }, READABLE);
}

const UNKNOWN_TOKEN =
  'Forms CANNOT be sent: the CMS does not know the token. Check CMS_WRITE_TOKEN, or CMS_TOKEN where there is none';
const FORBIDDEN =
  'Forms CANNOT be sent: the token lacks rights. Tick them in Strapi: Settings, API Tokens, the token of CMS_WRITE_TOKEN, or of CMS_TOKEN where there is none';
const ABSENT = 'Forms CANNOT be sent: the CMS does not have their types';
const READABLE =
  'The token of CMS_TOKEN may read what visitors sent. In Strapi, Settings, API Tokens, give it the type Custom, without these rights';

/** What the CMS answers for each form; nothing where it is away or broken. */
async function statusesOf(
  ask: (path: string) => Promise<unknown>,
): Promise<ReadonlyMap<string, number>> {
  const statuses = new Map<string, number>();
  await Promise.all(
    FORMS.map(async (path) => {
      const status = await ask(path).then(() => 200, statusIn);
      if (status !== undefined && status < 500) statuses.set(path, status);
    }),
  );
  return statuses;
}

function statusIn(error: unknown): number | undefined {
  if (error instanceof CmsError) return error.status;
  throw error;
}
