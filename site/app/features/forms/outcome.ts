import type { Problem } from './form-schema.ts';

/** The words of section 8, in the browser's alert and on the page (R10). */
export const failureWords = 'Something went wrong. Please try again later...';

/** What came of a submission, told to the page. */
export type Outcome =
  /** The backend has it, or the outbox has written it down. */
  | { readonly state: 'sent' }
  | { readonly state: 'invalid'; readonly problems: readonly Problem[] }
  /** The specified failure: the alert, and the words on the page. */
  | { readonly state: 'failed' }
  /** A reply with null data: the words on the page alone. */
  | { readonly state: 'not-stored' }
  /** Too many from one address, too large, or not a form: said in plain words. */
  | { readonly state: 'refused'; readonly words: string };

/** An outcome with what was typed, so that a page without scripts can show it again. */
export type Answer = Outcome & { readonly values?: Readonly<Record<string, string>> };

/** Names of inputs that carry no content. */
export const controlNames = {
  /** Made in the browser, kept until the submission has arrived: the same key is one record. */
  key: 'key',
  /** People never see it; what fills it in is no person. */
  trap: 'topic',
} as const;
