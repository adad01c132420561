import type { Core } from '@strapi/strapi';
import { findChangedFields } from '../../../versions/compare';
import { CHANGING_ACTIONS, VERSION, type Version } from '../../../versions/version';
import type { PublicationRequest } from './requests';

/**
 * Finds the names of the people who changed the draft after a request. Empty if all fields that the person may read
 * are the same again.
 */
export async function findPeopleWhoChanged(
  strapi: Core.Strapi,
  { uid, entryId, entryLocale, versionId }: PublicationRequest,
  mayRead: (field: string) => boolean,
): Promise<readonly string[]> {
  const versions = strapi.db.query(VERSION);
  const requestedVersion: Version | null = await versions.findOne({ where: { id: versionId } });
  if (!requestedVersion) return [];
  const changedFields = await findChangedFields(strapi, requestedVersion);
  if (!changedFields.some(({ field }) => mayRead(field))) return [];
  const laterVersions: Version[] = await versions.findMany({
    select: ['byName'],
    where: { uid, entryId, entryLocale, id: { $gt: versionId }, action: { $in: CHANGING_ACTIONS } },
    orderBy: { id: 'asc' },
  });
  const names = laterVersions.map(({ byName }) => byName).filter((name) => name !== '');
  return names.length > 0 ? [...new Set(names)] : ['the CMS'];
}
