import * as v from 'valibot';

/** Strapi's ids have 24 characters. */
const MAX_ID_LETTERS = 64;

/** The documentId of an entry in the body of a request. */
export const DocumentIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID_LETTERS));
