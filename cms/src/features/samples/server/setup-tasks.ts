import type { Core } from '@strapi/strapi';
import type { CmsSettings } from '../../../../config/cms';
import type { AdminContext } from '../../../access/admin-route';
import { entryRights, POPULATE_CREATOR } from '../../../access/entry-rights';
import { BUILT_IN_PAGES } from '../../../content/addresses/site-slugs';
import { entryName } from '../../../content/entry-name';
import {
  ENGLISH,
  isLocalized,
  isOffered,
  TRANSLATED_LANGUAGES,
} from '../../../content/languages/languages';
import { populateComponents } from '../../../content/languages/read-draft';
import {
  CONTENT_TYPES,
  CONTENT_UIDS,
  type ContentUid,
  OPPORTUNITY_PAGE,
  ORGANISATION,
  PAGE,
  STATS,
  TRANSPARENCY,
} from '../../../content/types';
import { isRecord, type UnknownRecord } from '../../../platform/record';
import { findHiddenSampleWords } from '../../../seed/hidden-sample-words';
import {
  fieldsStillAsShipped,
  hasSampleFacts,
  readShippedDigests,
} from '../../../seed/shipped-words';
import { contentViews } from '../../../views/views';

/** The facts of an organisation that are never those of another one. */
const FACTS: Partial<Readonly<Record<ContentUid, readonly string[]>>> = {
  [ORGANISATION]: [
    'name',
    'tagline',
    'founderName',
    'foundedYear',
    'phones',
    'email',
    'street',
    'postalCode',
    'openingHours',
    'socialLinks',
    'twitterCreator',
  ],
  [STATS]: ['students', 'volunteers', 'colleges', 'tribalstudycenters'],
  [TRANSPARENCY]: ['registrations', 'board', 'years'],
};

/** What another organisation may share with the sample. */
const SHARED_FACTS: readonly string[] = ['city', 'state', 'country'];

const YOURS = 'Nothing: it is yours.';
const EMPTY = 'Nothing, and none of yours yet.';
const BUILT_IN = 'Nothing: the website’s own words, which say your name. Read them.';
const PROMISES =
  'The website’s own words, which promise in your name. Read them, change what is not so, and publish.';

/** A part of the website that an organisation makes its own. */
export interface SetupTask {
  readonly uid: ContentUid;
  readonly isSingle: boolean;
  /** Empty for a whole list. */
  readonly documentId: string;
  readonly name: string;
  /** Whether something of the sample is left. */
  readonly isLeft: boolean;
  /** What is left of the sample, or of whom it is otherwise. */
  readonly words: string;
}

/** What the page Make it yours shows. */
export interface SetupTasks {
  readonly tasks: readonly SetupTask[];
  /** By language: the number of entries in which words of the sample are hidden from visitors. */
  readonly hiddenWordCounts: Readonly<Record<string, number>>;
}

/** Answers with what is still the sample's, of what the person may write. */
export async function setupTasksHandler(strapi: Core.Strapi, ctx: AdminContext) {
  const tasks: SetupTask[] = [];
  for (const uid of CONTENT_UIDS)
    tasks.push(...(await readSetupTasks(strapi, uid, ctx.state.userAbility)));
  const data: SetupTasks = { tasks, hiddenWordCounts: await countHiddenSampleWords(strapi) };
  return data;
}

async function readSetupTasks(
  strapi: Core.Strapi,
  uid: ContentUid,
  userAbility: unknown,
): Promise<SetupTask[]> {
  const type = strapi.contentType(uid);
  const isSingle = type.kind === 'singleType';
  const rights = entryRights(strapi, userAbility, uid);
  const rows = (await readShownRows(strapi, uid)).filter((row) => rights.may('update', row));
  const shipped = await readShippedDigests(strapi);
  const isAsMade = (row: UnknownRecord) => !row.createdBy && !row.updatedBy;
  if (CONTENT_TYPES[uid].samples === 'removed' && !isSingle) {
    const isLong = (field: string) => type.attributes[field]?.type === 'text';
    const isSample = (row: UnknownRecord) =>
      isAsMade(row) || fieldsStillAsShipped(shipped, row).some(isLong);
    const count = rows.filter(isSample).length;
    const yours = rows.length === 0 ? EMPTY : YOURS;
    const words = count === 0 ? yours : `${count} of the sample`;
    const name = type.info.displayName;
    return [{ uid, isSingle, documentId: '', name, isLeft: count > 0, words }];
  }
  // The organisation and its story may be the operator's own from the start.
  const mayBeSample = (uid !== ORGANISATION && uid !== PAGE) || (await hasSampleFacts(strapi));
  const own = rows.filter((row) => uid !== PAGE || BUILT_IN_PAGES.includes(String(row.address)));
  return own.map((row) => {
    const asShipped = mayBeSample ? fieldsStillAsShipped(shipped, row) : [];
    const labelsOf = (fields: readonly string[]) =>
      asShipped
        .filter((field) => fields.includes(field))
        .map((field) => contentViews[uid]?.fields[field]?.label ?? field)
        .join(', ');
    const facts = [labelsOf(factsOf(uid, row)), samplePicture(uid, row)].filter(Boolean).join(', ');
    const promises = uid === OPPORTUNITY_PAGE && isAsMade(row);
    const shared = labelsOf(uid === ORGANISATION ? SHARED_FACTS : []);
    const isLeft = facts !== '' || promises;
    const yours = isAsMade(row) ? (promises ? PROMISES : BUILT_IN) : YOURS;
    const look = shared && ` Look at: ${shared}. The sample says the same.`;
    const words = (facts ? `Of the sample: ${facts}.` : yours) + look;
    const name = nameOf(strapi, uid, row);
    return { uid, isSingle, documentId: String(row.documentId), name, isLeft, words };
  });
}

/** In English, what visitors read of each entry: a draft only where nothing is published. */
async function readShownRows(strapi: Core.Strapi, uid: ContentUid): Promise<UnknownRecord[]> {
  const rows: UnknownRecord[] = await strapi.db.query(uid).findMany({
    where: isLocalized(strapi.contentType(uid)) ? { locale: ENGLISH } : {},
    populate: {
      ...populateComponents(strapi, uid),
      ...POPULATE_CREATOR,
      ...(uid === PAGE && { picture: { populate: POPULATE_CREATOR } }),
      updatedBy: true,
    },
    orderBy: [{ publishedAt: 'asc' }, { id: 'asc' }],
  });
  const published = rows.filter((row) => row.publishedAt);
  const isPublished = (row: UnknownRecord) =>
    published.some((each) => each.documentId === row.documentId);
  return [...published, ...rows.filter((row) => !row.publishedAt && !isPublished(row))];
}

/** The story of an organisation is a fact, and its policies are none. */
function factsOf(uid: ContentUid, { address }: UnknownRecord): readonly string[] {
  if (uid === PAGE) return address === 'our-story' ? ['body'] : [];
  return FACTS[uid] ?? [];
}

/** The picture of the sample's story, which tells of it. What the CMS stored by itself no person uploaded. */
function samplePicture(uid: ContentUid, { address, picture }: UnknownRecord): string {
  const isShipped = isRecord(picture) && !picture.createdBy;
  return uid === PAGE && address === 'our-story' && isShipped ? 'Picture' : '';
}

function nameOf(strapi: Core.Strapi, uid: ContentUid, row: UnknownRecord): string {
  const { displayName } = strapi.contentType(uid).info;
  if (uid === PAGE) return entryName(row, 'title');
  return uid === OPPORTUNITY_PAGE ? `${displayName} “${entryName(row, 'kind')}”` : displayName;
}

async function countHiddenSampleWords(strapi: Core.Strapi): Promise<Record<string, number>> {
  const { languages } = strapi.config.get<CmsSettings>('cms');
  const counts: Record<string, number> = {};
  for (const locale of Object.keys(TRANSLATED_LANGUAGES)) {
    if (!isOffered(locale, languages)) continue;
    let count = 0;
    for (const uid of CONTENT_UIDS) {
      if (!isLocalized(strapi.contentType(uid))) continue;
      const rows: UnknownRecord[] = await strapi.db
        .query(uid)
        .findMany({ select: ['documentId'], where: { locale, publishedAt: { $notNull: true } } });
      const ids = rows.map(({ documentId }) => documentId);
      count += (await findHiddenSampleWords(strapi, uid, locale, false, ids)).size;
    }
    if (count > 0) counts[locale] = count;
  }
  return counts;
}
