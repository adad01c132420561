/** A person types a few words, a name or a phone number. */
export const MAX_QUERY_LETTERS = 100;

export interface FoundEntry {
  readonly uid: string;
  readonly documentId: string;
  /** Empty for a type without languages. */
  readonly locale: string;
  readonly typeLabel: string;
  readonly name: string;
  /** The matching line; empty if the name matches. */
  readonly excerpt: string;
}
