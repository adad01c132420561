import * as v from 'valibot';

/** Strapi's ids have 24 characters. */
const MAX_DOCUMENT_ID_CHARACTERS = 64;

export const DocumentIdSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_DOCUMENT_ID_CHARACTERS),
);
