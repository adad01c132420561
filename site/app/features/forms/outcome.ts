import type { Problem, Values } from './form-schema.ts';

export type Outcome =
  | { readonly state: 'sent' }
  | { readonly state: 'invalid'; readonly problems: readonly Problem[] }
  /** The specified failure: the alert, and the message on the page. */
  | { readonly state: 'failed' }
  /** A reply with null data: the message on the page alone. */
  | { readonly state: 'not-stored' }
  /** Too many from one address, too large, or not a form. */
  | { readonly state: 'refused'; readonly message: string };

/** An outcome with what was typed, so that a page without scripts can show it again. */
export type Answer = Outcome & { readonly values?: Values };
