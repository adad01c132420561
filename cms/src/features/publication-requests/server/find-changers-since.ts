import type { Core } from '@strapi/strapi';
import { findChangedFields } from '../../../versions/compare';
import { CHANGING_ACTIONS, VERSION, type Version } from '../../../versions/version';
import type { PublicationRequest } from './requests';

/** The names of those who changed a draft since its publication was asked for; none where it is what it was then. */
export async function findChangersSince(
  strapi: Core.Strapi,
  { uid, entryId, entryLocale, versionId }: PublicationRequest,
  mayRead: (field: string) => boolean,
): Promise<readonly string[]> {
  const versions = strapi.db.query(VERSION);
  const asked: Version | null = await versions.findOne({ where: { id: versionId } });
  if (!asked) return [];
  const changed = await findChangedFields(strapi, asked);
  if (!changed.some(({ field }) => mayRead(field))) return [];
  const later: Version[] = await versions.findMany({
    select: ['byName'],
    where: { uid, entryId, entryLocale, id: { $gt: versionId }, action: { $in: CHANGING_ACTIONS } },
    orderBy: { id: 'asc' },
  });
  const names = later.map(({ byName }) => byName).filter((name) => name !== '');
  return names.length > 0 ? [...new Set(names)] : ['the CMS'];
}
