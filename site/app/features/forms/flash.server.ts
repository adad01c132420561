import { createCookie } from 'react-router';
import type { SubmissionKind } from '../../cms/submissions.ts';

export type FlashMessages = ReturnType<typeof createFlashMessages>;

/** A page that shows a flash message is never cached. */
export function hasFlashMessage(cookies: string | undefined): boolean {
  return /(?:^|;\s*)flash=/.test(cookies ?? '');
}

/** "It has arrived", for a form that was sent without scripts (R12). Instances share the secret. */
export function createFlashMessages(secret: string, siteUrl: string) {
  const cookie = createCookie('flash', {
    secrets: [secret],
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
    path: '/',
    maxAge: 60,
  });
  return {
    write: (kind: SubmissionKind) => cookie.serialize(kind),
    /** Whether a request brings the form's message; `clear` is the header that removes it. */
    async read(kind: SubmissionKind, request: Request) {
      const sent: unknown = await cookie.parse(request.headers.get('Cookie'));
      return { sent: sent === kind, clear: await cookie.serialize('', { maxAge: 0 }) };
    },
  };
}
