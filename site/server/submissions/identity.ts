import { createHmac } from 'node:crypto';
import type { SubmissionFields, SubmissionKind } from '../../app/cms/submissions.ts';

/** What makes two submissions the same one. Both are keyed hashes: nothing of the content is in them. */
export interface Identity {
  /** Goes to the backend as `Idempotency-Key`. */
  readonly id: string;
  /** The same for the same words in the same form. */
  readonly content: string;
  /** Whether the browser gave a key. */
  readonly keyed: boolean;
}

/**
 * A browser with scripts gives a key, which tells a retry from a second message in the same words.
 * Without scripts the page, which is the same for everybody, can carry none: then equal content is
 * the same submission. A key holds for its content alone, so that a page that was kept open cannot
 * lose a corrected submission under the key of the first.
 * @param secret known to this site's servers only; several of them must share it
 */
export function identify(
  secret: string,
  kind: SubmissionKind,
  fields: SubmissionFields,
  key: string | undefined,
): Identity {
  const hash = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  const content = hash(kind, ...Object.keys(fields).flatMap((name) => [name, fields[name] ?? '']));
  return key === undefined
    ? { id: content, content, keyed: false }
    : { id: hash(key, content), content, keyed: true };
}

/** A key as a browser makes it (a UUID), or undefined for anything else. */
export function givenKey(value: string | null): string | undefined {
  return value !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)
    ? value
    : undefined;
}
