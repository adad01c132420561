import type { Core } from '@strapi/strapi';
import { CHANGES, VERSION, type Version } from '../content/versions';
import { changedFields } from '../history/compare';
import type { PublicationRequest } from './requests';

/** Who changed an entry since its publication was asked for; none where the draft is what it was then. */
export async function changedSince(
  strapi: Core.Strapi,
  { uid, entryId, entryLocale, versionId }: PublicationRequest,
  mayRead: (field: string) => boolean,
): Promise<readonly string[]> {
  const versions = strapi.db.query(VERSION);
  const asked: Version | null = await versions.findOne({ where: { id: versionId } });
  if (!asked) return [];
  const changed = await changedFields(strapi, asked);
  if (!changed.some(({ field }) => mayRead(field))) return [];
  const later: Version[] = await versions.findMany({
    select: ['byName'],
    where: { uid, entryId, entryLocale, id: { $gt: versionId }, action: { $in: CHANGES } },
    orderBy: { id: 'asc' },
  });
  const names = later.map(({ byName }) => byName).filter((name) => name !== '');
  return names.length > 0 ? [...new Set(names)] : ['the CMS'];
}
