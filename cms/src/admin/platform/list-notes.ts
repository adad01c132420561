import type { AdminFeature } from './feature';

/** What the features say of an entry in a list. Filled before the admin is drawn. */
export const listNotes: NonNullable<AdminFeature['ListNote']>[] = [];
