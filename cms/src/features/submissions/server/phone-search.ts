import type { Core } from '@strapi/strapi';
import { phoneDigits, removePhoneSigns } from '../../../content/phone-numbers.ts';
import { type SubmissionUid, submissionTypeOf } from '../../../content/submission-types.ts';
import type { UnknownRecord } from '../../../platform/record.ts';

/** SQLite refuses a query with more than 32,766 values. Only a flood of submissions has so many with one number. */
const MAX_MATCHES = 10_000;

/** Lets the search of submissions find a phone number, however the person who searches and the visitor wrote it. */
export function addPhoneSearch(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, params }, next) => {
    const submissionType = submissionTypeOf(uid);
    if (!submissionType || !('_q' in params) || typeof params._q !== 'string') return next();
    const digits = phoneDigits(params._q);
    if (digits === '') return next();
    const ids = await findIdsWithDigits(strapi, submissionType.uid, digits);
    const filters = 'filters' in params ? (params.filters ?? {}) : {};
    Object.assign(params, { filters: { $and: [filters, { id: { $in: ids } }] }, _q: undefined });
    return next();
  });
}

/**
 * Finds the newest `MAX_MATCHES` submissions with these digits. Compares the phone numbers in code, since a database
 * cannot compare numbers with blanks and other signs in them.
 */
async function findIdsWithDigits(
  strapi: Core.Strapi,
  uid: SubmissionUid,
  digits: string,
): Promise<unknown[]> {
  const submissions = strapi.db.query(uid);
  const newestFirst = { id: 'desc' };
  const withDigitsInText: UnknownRecord[] = await submissions.findMany({
    select: ['id'],
    _q: digits,
    orderBy: newestFirst,
    limit: MAX_MATCHES,
  });
  const ids = withDigitsInText.map(({ id }) => id);
  // The form for messages asks for no number.
  if (!strapi.contentType(uid).attributes.mobileNumber) return ids;
  const all: UnknownRecord[] = await submissions.findMany({
    select: ['id', 'mobileNumber'],
    orderBy: newestFirst,
  });
  const idsInText = new Set(ids);
  const matches = all.filter(
    ({ id, mobileNumber }) =>
      idsInText.has(id) || removePhoneSigns(String(mobileNumber ?? '')).includes(digits),
  );
  return matches.slice(0, MAX_MATCHES).map(({ id }) => id);
}
