import type { AdminFeature } from './feature';

/** What the features say below an entry's name in a list. Filled before the admin is drawn. */
export const nameNotes: NonNullable<AdminFeature['NameNote']>[] = [];
