import type { Core } from '@strapi/strapi';
import { setCreatorFields } from '@strapi/utils';
import type { AdminContext } from '../../../access/admin-route.ts';
import { POPULATE_CREATOR } from '../../../access/entry-rights.ts';
import { ENGLISH } from '../../../content/languages/languages.ts';
import { publishedElseDraft } from '../../../content/rows.ts';
import { SCHOOL } from '../../../content/types.ts';
import type { UnknownRecord } from '../../../platform/record.ts';
import type { RowOutcome } from './compare-schools.ts';
import { EMPTY_SCHOOL, type School } from './school.ts';

export async function readSchoolRows(strapi: Core.Strapi): Promise<UnknownRecord[]> {
  return strapi.db.query(SCHOOL).findMany({
    where: { locale: ENGLISH },
    populate: POPULATE_CREATOR,
    orderBy: ['district', 'name', 'schoolId'],
  });
}

/** An unpublished school counts as not active. */
export function toSchools(rows: readonly UnknownRecord[]): School[] {
  return publishedElseDraft(rows).map((row) => {
    // A draft may lack fields: their values are null.
    const filled = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
    const school: School = { ...EMPTY_SCHOOL, ...filled };
    return row.publishedAt ? school : { ...school, active: false };
  });
}

export async function publishSchools(
  strapi: Core.Strapi,
  rows: readonly RowOutcome[],
  user: AdminContext['state']['user'],
): Promise<void> {
  for (const { school, state } of rows) {
    if (!school || state === 'unchanged') continue;
    const { documentId, ...fields } = school;
    const data: object = setCreatorFields({ user, isEdition: Boolean(documentId) })(fields);
    if (documentId) {
      await strapi.documents(SCHOOL).update({ documentId, data, status: 'published' });
    } else {
      await strapi.documents(SCHOOL).create({ data, status: 'published' });
    }
  }
}
