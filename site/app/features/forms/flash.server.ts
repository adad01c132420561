import { createCookie } from 'react-router';
import type { SubmissionKind } from '../../cms/submissions.ts';

export type FlashMessages = ReturnType<typeof createFlashMessages>;

/**
 * Makes the message "It has arrived" for a form that was sent without scripts (R12). Instances share the
 * secret.
 */
export function createFlashMessages(secret: string, siteUrl: string) {
  const cookie = createCookie('flash', {
    secrets: [secret],
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
    path: '/',
    // The page that the answer leads to is opened at once; a slow phone gets a minute.
    maxAge: 60,
  });
  return {
    /** Whether the cookie holds a message that we signed, which anybody can get who has sent a form. */
    isThere: async (cookies: string | null) => typeof (await cookie.parse(cookies)) === 'string',
    write: (kind: SubmissionKind) => cookie.serialize(kind),
    /** Whether a request brings the form's message; `clear` is the header that removes it. */
    async read(kind: SubmissionKind, request: Request) {
      const sent: unknown = await cookie.parse(request.headers.get('Cookie'));
      return { sent: sent === kind, clear: await cookie.serialize('', { maxAge: 0 }) };
    },
  };
}
