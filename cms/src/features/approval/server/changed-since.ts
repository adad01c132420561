import type { Core } from '@strapi/strapi';
import type { Website } from '../../../../config/website';
import { entryWithCreator } from '../../../access/entry-rights';
import { timeInWords } from '../../../platform/time';
import { changedFields } from '../../../versions/compare';
import { CHANGES, VERSION, type Version } from '../../../versions/version';
import type { BeforePublication } from '../../concurrent-edits/server/before-publication';
import { labelsInWords, otherThanDraft } from '../../concurrent-edits/server/last-change';
import { type PublicationRequest, requestOf } from './requests';

interface Changes {
  readonly fields: readonly string[];
  readonly people: readonly Pick<Version, 'byId' | 'byName'>[];
}

const NONE: Changes = { fields: [], people: [] };
const THE_CMS = { byId: null, byName: 'the CMS' };

/** What was changed since the publication was asked for, and by whom; nothing where the draft is what it was then. */
export async function changedSince(
  strapi: Core.Strapi,
  { uid, entryId, entryLocale, versionId }: PublicationRequest,
  mayRead: (field: string) => boolean,
): Promise<Changes> {
  const versions = strapi.db.query(VERSION);
  const asked: Version | null = await versions.findOne({ where: { id: versionId } });
  if (!asked) return NONE;
  const changed = await changedFields(strapi, asked);
  const fields = changed.map(({ field }) => field).filter(mayRead);
  if (fields.length === 0) return NONE;
  const later: Version[] = await versions.findMany({
    select: ['byId', 'byName'],
    where: { uid, entryId, entryLocale, id: { $gt: versionId }, action: { $in: CHANGES } },
    orderBy: { id: 'asc' },
  });
  const people = later.filter(({ byName }) => byName !== '');
  return { fields, people: people.length > 0 ? people : [THE_CMS] };
}

/** Tells a person who publishes what is asked for what is another now, also what that person wrote. */
export const changedBeforePublication: BeforePublication = async (
  strapi,
  entry,
  { values, rights, person },
) => {
  const request = await requestOf(strapi, entry);
  if (!request || request.sentBackAt) return undefined;
  const { uid, entryId: documentId, entryLocale: locale } = entry;
  const stored = await entryWithCreator(strapi, uid, documentId, locale);
  const mayRead = (field: string) => rights.mayField('read', stored, field);
  const { fields, people } = await changedSince(strapi, request, mayRead);
  const typed = values
    ? await otherThanDraft(strapi, { uid, documentId, locale, values }, rights.mayField)
    : { changed: [] };
  const changed = new Set([...fields, ...typed.changed.map(([name]) => name)]);
  if (changed.size === 0) return undefined;
  const others = people.filter(({ byId }) => byId !== person.id).map(({ byName }) => byName);
  const names = new Set(others);
  if (others.length < people.length || typed.changed.length > 0) names.add('you');
  const { timeZone } = strapi.config.get<Website>('website');
  const when = timeInWords(request.at, timeZone);
  return `Since ${request.byName} asked for its publication (${when}), ${[...names].join(' and ')} changed: ${labelsInWords(strapi, uid, [...changed])}.`;
};
