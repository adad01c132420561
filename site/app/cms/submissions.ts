import * as v from 'valibot';
import type { Language } from '../languages.ts';
import type { OpportunityKind } from '../texts/opportunity-kinds.ts';
import type { CmsClient } from './client.ts';

export type SubmissionKind = 'contact' | OpportunityKind;

/** Where a submission is posted (7.2): the CMS has sponsors in its list of donations. */
export function submissionPath(kind: SubmissionKind): string {
  return `/api/${kind === 'sponsor' ? 'donate' : kind}-forms`;
}

/** What the visitor sent, with exactly the fields of 3.7 or 3.8. */
export type SubmissionFields = Readonly<Record<string, string>>;

/** The privacy notice that the visitor was shown. It travels in headers: the body is specified (R40). */
export interface PrivacyNotice {
  readonly language: Language;
  /** Another for other words. */
  readonly digest: string;
}

const NullData = v.pipe(v.string(), v.parseJson(), v.object({ data: v.null() }));
const SomeData = v.pipe(v.string(), v.parseJson(), v.object({ data: v.nonNullable(v.unknown()) }));

/** @throws {CmsError} where the CMS does not answer with 2xx (R11) */
export async function createSubmission(
  client: Pick<CmsClient, 'post'>,
  kind: SubmissionKind,
  fields: SubmissionFields,
  { language, digest }: PrivacyNotice,
  idempotencyKey: string,
): Promise<'stored' | 'not-stored'> {
  const body = kind === 'contact' ? { data: fields, meta: {} } : { data: fields };
  const headers = {
    'Idempotency-Key': idempotencyKey,
    'Content-Language': language,
    'Privacy-Notice': digest,
  };
  const reply = await client.post(submissionPath(kind), body, headers);
  // Null data is a refusal (R10). Else the contact form's reply is any text (7.2), the others' has data.
  const isStored = kind === 'contact' ? !v.is(NullData, reply) : v.is(SomeData, reply);
  return isStored ? 'stored' : 'not-stored';
}
