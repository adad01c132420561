import * as v from 'valibot';
import type { CmsClient } from './client.ts';

/** The four kinds of submission and where each is posted (7.2). */
export const submissionPaths = {
  contact: '/api/contact-forms',
  volunteer: '/api/volunteer-forms',
  intern: '/api/intern-forms',
  sponsor: '/api/donate-forms',
} as const;

export type SubmissionKind = keyof typeof submissionPaths;

/** What the visitor sent, with exactly the fields of 3.7 or 3.8. */
export type SubmissionFields = Readonly<Record<string, string>>;

const Reply = v.object({ data: v.unknown() });

/**
 * Posts one submission with the body of 7.2.
 * Returns `stored`, or `not-stored` where a registration or donation is answered with null data.
 * @throws {CmsError} where the backend does not answer with 2xx (R11)
 */
export async function createSubmission(
  client: CmsClient,
  kind: SubmissionKind,
  fields: SubmissionFields,
  idempotencyKey: string,
): Promise<'stored' | 'not-stored'> {
  const body = kind === 'contact' ? { data: fields, meta: {} } : { data: fields };
  const text = await client.post(submissionPaths[kind], body, idempotencyKey);
  // The contact form's reply is text that is not otherwise used (7.2).
  if (kind === 'contact') return 'stored';
  const reply = v.safeParse(v.pipe(v.string(), v.parseJson(), Reply), text);
  return reply.success && reply.output.data != null ? 'stored' : 'not-stored';
}
